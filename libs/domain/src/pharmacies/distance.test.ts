import { milesBetween, roundedPoint } from './distance';

test('a point is rounded to a hundredth of a degree', () => {
  expect(roundedPoint({ latitude: 44.977812, longitude: -93.265012 })).toEqual({
    latitude: 44.98,
    longitude: -93.27,
  });
});

const saintPaul = { latitude: 44.9537, longitude: -93.09 };

test.each([
  ['the same point', saintPaul, 0],
  ['Minneapolis', { latitude: 44.9778, longitude: -93.265 }, 8.72],
  ['Chicago', { latitude: 41.8781, longitude: -87.6298 }, 346.6],
])('from Saint Paul to %s', (_name, to, miles) => {
  expect(milesBetween(saintPaul, to)).toBeCloseTo(miles, 0);
});
