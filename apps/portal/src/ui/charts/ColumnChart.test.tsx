import { render } from '@testing-library/react';
import { ColumnChart } from './ColumnChart';

const chartOf = (...amounts: readonly number[]) => {
  const { container } = render(
    <ColumnChart
      label="Spending"
      write={String}
      columns={amounts.map((amount, index) => ({
        key: String(index),
        name: `Month ${index}`,
        figure: String(amount),
        bars: [[{ look: 't1', amount }]],
      }))}
    />,
  );
  return {
    container,
    bars: [...container.querySelectorAll('rect')].map((bar) => [
      bar.getAttribute('y'),
      bar.getAttribute('height'),
    ]),
    marks: [...container.querySelectorAll('.chart-marks g')].map(({ textContent }) => textContent),
  };
};

test('a month below zero hangs from the line of zero, and the axis goes below it', () => {
  const { bars, marks } = chartOf(100, -30);
  expect(marks).toEqual(['-50', '0', '50', '100']);
  // From the top: the highest mark is 100.
  expect(bars).toEqual([
    ['0', '100'],
    ['100', '30'],
  ]);
});

test('parts above zero are on top of each other, from the line of zero', () => {
  const { container } = render(
    <ColumnChart
      label="Spending"
      write={String}
      columns={[
        {
          key: 'may',
          name: 'May',
          bars: [
            [
              { look: 't1', amount: 10 },
              { look: 't2', amount: 30 },
            ],
          ],
        },
      ]}
    />,
  );
  const parts = [...container.querySelectorAll('rect')];
  expect(parts.map((part) => part.getAttribute('y'))).toEqual(['30', '0']);
});

test('no chart has an inline style: the places are attributes of the drawing', () => {
  expect(chartOf(100, 20).container.querySelector('[style]')).toBeNull();
});
