import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expectNoAxeViolations } from '../../../testing';
import { heading, names, openFinder } from './testing/finder';

/** jsdom has no layout: without a size the map would show the whole world. */
const withLayout = () =>
  (['clientWidth', 'clientHeight'] as const).map((side) =>
    jest.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(400),
  );

describe('the map', () => {
  const map = () => screen.findByRole('application', { name: /^Map of the \d+ pharmacies/ });

  test('repeats the numbers of the list; a pin opens its pharmacy there', async () => {
    const sizes = withLayout();
    const { user } = await openFinder('?radius=2');
    const pins = (await map()).querySelectorAll('.finder-pin');
    expect([...pins].map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4', '5']);
    expect(pins[0]).toHaveClass('on');
    expect(pins[4]).toHaveClass('out');
    await user.click(pins[1] as Element);
    expect(screen.getByRole('button', { name: 'Corner Lantern Drugs' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expectNoAxeViolations();
    for (const size of sizes) size.mockRestore();
  });

  test('moved by keys, it offers to search there, which changes the list; Escape leaves it', async () => {
    const sizes = withLayout();
    const { user } = await openFinder('?radius=2');
    const box = await map();
    const before = names();
    expect(before).toContain('Maple & Main Pharmacy');
    box.focus();
    fireEvent.keyDown(box, { key: '-', code: 'Minus', keyCode: 189, shiftKey: true });
    expect(screen.queryByRole('button', { name: 'Search this area' })).toBeNull();
    fireEvent.keyDown(box, { key: 'ArrowUp', code: 'ArrowUp', keyCode: 38, shiftKey: true });
    const area = await screen.findByRole('button', { name: 'Search this area' }, { timeout: 4000 });
    await user.click(area);
    await waitFor(() => expect(window.location.search).toMatch(/^\?area=4[45]\.\d\d%2C-93\.\d\d/));
    await waitFor(() => expect(names()).not.toContain('Maple & Main Pharmacy'));
    const there = await screen.findByRole('application', { name: /^Map (of|without)/ });
    there.focus();
    fireEvent.keyDown(there, { key: 'Escape' });
    expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
    for (const size of sizes) size.mockRestore();
  });

  test('with pictures that do not load: says so until they do', async () => {
    const sizes = withLayout();
    await openFinder('?radius=2');
    const box = await map();
    const [tile] = box.querySelectorAll('.leaflet-tile');
    const broken = 'Parts of the map did not load. The list has the same places.';
    fireEvent.error(tile!);
    expect(await screen.findByText(broken)).toBeVisible();
    expect(names()).toHaveLength(5);
    fireEvent.load(box.querySelectorAll('.leaflet-tile')[1]!);
    await waitFor(() => expect(screen.queryByText(broken)).toBeNull());
    for (const size of sizes) size.mockRestore();
  });

  test('stays where no pharmacy is, as the way to where some are', async () => {
    await openFinder('', { scenario: 'pharmacies-none-near' });
    await heading('No pharmacy within 5 miles');
    expect(
      await screen.findByRole('application', { name: 'Map without a pharmacy' }),
    ).toBeVisible();
  });

  test('of Alaska, where none is: says so, shows the land around, and the list names the next one', async () => {
    const sizes = withLayout();
    await openFinder('?place=99701');
    expect(await screen.findByText(/^No pharmacy is on this map\./)).toBeVisible();
    expect(screen.queryByText('Dotted edge: out of network')).toBeNull();
    await waitFor(() =>
      expect(document.querySelectorAll('.leaflet-tile[src^="/maps/tiles/6/"]')).not.toHaveLength(0),
    );
    await heading('No pharmacy within 5 miles');
    expect(screen.getByText(/miles away/)).toBeVisible();
    for (const size of sizes) size.mockRestore();
  });
});
