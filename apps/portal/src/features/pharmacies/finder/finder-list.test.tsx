import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../../testing';
import { fill, heading, names, openFinder, place, search, searchPlace } from './testing/finder';

describe('the list', () => {
  test('is preset with the ZIP code of the account, nearest first, the first one open', async () => {
    await openFinder();
    await heading(/pharmacies within 5 miles/);
    expect(names().slice(0, 3)).toEqual([
      'Maple & Main Pharmacy',
      'Corner Lantern Drugs',
      'Otter Creek Drug',
    ]);
    expect(screen.getByText('Around Sampleville, MN 55000')).toBeVisible();
    const first = within(place('Maple & Main Pharmacy'));
    expect(first.getByText('0.3 mi')).toBeVisible();
    expect(first.getByText('1-612-555-0117')).toBeVisible();
    expect(first.getByText('Mon to Sat').nextSibling).toHaveTextContent('9:00 a.m. to 9:00 p.m.');
    expect(first.getByText('Sun').nextSibling).toHaveTextContent('11:00 a.m. to 6:00 p.m.');
    expect(first.getByText('Languages').nextSibling).toHaveTextContent('English, Spanish');
    expect(first.getByText('In network')).toBeVisible();
    expect(within(place('Corner Lantern Drugs')).getByText('In network')).toBeVisible();
    expect(within(place('Quillfeather Corner Drug')).getByText('Out of network')).toBeVisible();
    // 8 in the morning on a Thursday.
    expect(first.getByText('Closed, opens today 9:00 a.m.')).toBeVisible();
    await expectNoAxeViolations();
  });
});

describe('the price of a drug', () => {
  test('at one pharmacy: it is compared with others near it, and marked to the end', async () => {
    const { user } = await openFinder('?place=82001');
    await heading(/pharmacies within 5 miles/);
    const [name = ''] = names().slice(-1) as string[];
    await user.click(screen.getByRole('button', { name }));
    await user.click(within(place(name)).getByRole('link', { name: 'Price a drug here' }));
    expect(await screen.findByText(/^The pharmacy that you chose is compared/)).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: 'Drug name' }), 'glyv');
    await user.click(await screen.findByRole('option', { name: /^Glyvexa/ }));
    const tag = await screen.findByText('You chose this one');
    expect(tag.closest('th')).toHaveTextContent(name);
    expect(screen.getByText('Your default pharmacy')).toBeVisible();
    expect(window.location.search).toMatch(/^\?hsn=919601&zip=82\d{3}&npi=\d{10}$/);
    await user.click(screen.getByRole('button', { name: 'See prices' }));
    expect(window.location.search).toMatch(/&npi=\d{10}$/);
  });

  test('at a pharmacy that the price service does not have: says so', async () => {
    await renderScreen('/member/price-a-drug?hsn=919601&npi=1999999999', {
      scenario: 'commercial-member',
    });
    expect(
      await screen.findByText(/^We have no price for the pharmacy that you chose\./),
    ).toBeVisible();
  });
});

describe('what is chosen', () => {
  test('filters at once, is in the URL and is announced; reset clears everything', async () => {
    const { user } = await openFinder('?radius=2');
    await heading('5 pharmacies within 2 miles');
    await user.click(screen.getByRole('button', { name: 'Vaccines' }));
    await heading('3 pharmacies within 2 miles');
    expect(screen.getByRole('button', { name: 'Vaccines' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(screen.getByRole('button', { name: 'Open now' }));
    await heading('2 pharmacies within 2 miles');
    expect(names()).toEqual(['Corner Lantern Drugs', 'Bluebell Pharmacy']);
    expect(window.location.search).toBe('?place=55000&radius=2&only=openNow%2Cvaccines');
  });

  test('reset clears all of it, and the place is that of the account again', async () => {
    const { user } = await openFinder(
      '?place=07102&radius=10&name=a&only=delivers,specialty&language=es&sort=name',
    );
    await user.click(await screen.findByRole('button', { name: 'Reset' }));
    await heading(/pharmacies within 5 miles/);
    expect(window.location.search).toBe('');
    expect(screen.getByLabelText('City or ZIP code')).toHaveValue('55000');
    expect(screen.getByLabelText('Within')).toHaveValue('5');
    expect(screen.getByLabelText('Name or part of it (optional)')).toHaveValue('');
    expect(screen.queryByLabelText('Language spoken')).toBeNull();
    expect(document.querySelectorAll('main [aria-pressed="true"]')).toHaveLength(0);
    expect(screen.getByRole('radio', { name: 'Distance' })).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
  });

  test('the distance is one of six, and is searched with the form', async () => {
    const { user } = await openFinder('?radius=2');
    await heading('5 pharmacies within 2 miles');
    const within = screen.getByLabelText<HTMLSelectElement>('Within');
    expect([...within.options].map(({ value }) => Number(value))).toEqual([2, 5, 10, 15, 25, 50]);
    await user.selectOptions(within, '10 mi');
    await user.click(search());
    await heading(/pharmacies within 10 miles/);
    expect(window.location.search).toBe('?place=55000&radius=10');
  });

  test('a name in any case, a language and the other filters narrow the list', async () => {
    const { user } = await openFinder('?radius=2');
    await heading('5 pharmacies within 2 miles');
    await fill(user, 'Name or part of it (optional)', 'dRuG');
    await user.click(search());
    await heading('3 pharmacies within 2 miles');
    await user.click(screen.getByRole('button', { name: /more filters/ }));
    await user.click(screen.getByRole('button', { name: 'Drive-through' }));
    await heading('1 pharmacy within 2 miles');
    expect(names()).toEqual(['Otter Creek Drug']);
    await user.click(screen.getByRole('button', { name: 'Drive-through' }));
    await user.selectOptions(screen.getByLabelText('Language spoken'), 'Spanish');
    expect(await screen.findByText('Corner Lantern Drugs')).toBeVisible();
    expect(names()).toEqual(['Corner Lantern Drugs']);
  });

  test('the order changes, the focus stays, the numbers follow', async () => {
    const { user } = await openFinder('?radius=2');
    await heading('5 pharmacies within 2 miles');
    await user.click(screen.getByRole('radio', { name: 'Name' }));
    await waitFor(() => expect(names()[0]).toBe('Bluebell Pharmacy'));
    expect(screen.getByRole('radio', { name: 'Name' })).toHaveFocus();
  });

  test('a search takes the focus to its results; choosing a pharmacy closes the other', async () => {
    const { user } = await openFinder('?radius=2');
    await heading('5 pharmacies within 2 miles');
    await searchPlace(user, 'St. Paul, MN');
    const found = await heading(/pharmacies within 2 miles/);
    await screen.findByText('Around Saint Paul, MN');
    await waitFor(() => expect(found).toHaveFocus());
    const [first, second] = screen.getAllByRole('button', { name: /Drug|Pharmacy|Apothecary/ });
    await user.click(second!);
    expect(second).toHaveAttribute('aria-expanded', 'true');
    expect(first).toHaveAttribute('aria-expanded', 'false');
  });

  test('more than a page is shown on request; more than 500 says so', async () => {
    const { user } = await openFinder('?place=07102&radius=50');
    await heading('751 pharmacies within 50 miles');
    expect(screen.getByText(/This list has the 500 nearest/)).toBeVisible();
    expect(names()).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Show 20 more' }));
    expect(names()).toHaveLength(40);
  });

  test('of more than 500, the filters are applied to all, and announced; the focus stays', async () => {
    const { user, transport } = await openFinder('?place=07102&radius=50');
    await heading('751 pharmacies within 50 miles');
    const chip = () => screen.getByRole('button', { name: '24 hours' });
    await user.click(chip());
    await heading('115 pharmacies within 50 miles');
    expect(screen.queryByText(/This list has the 500 nearest/)).toBeNull();
    expect(
      screen.getByText('115 pharmacies within 50 miles', { selector: '[aria-live] *' }),
    ).toBeInTheDocument();
    expect(chip()).toHaveFocus();
    const requests = transport.calls.filter(({ endpointId }) => endpointId === 'pharmacies.search');
    expect(requests.at(-1)?.query).toMatchObject({ attributes: 'open24Hours' });
    await user.click(chip());
    await heading('751 pharmacies within 50 miles');
  });
});
