import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../../testing';

jest.setTimeout(60_000);

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
const open = (query = '', options: Options = {}) =>
  renderScreen(`/member/find-a-pharmacy${query}`, { scenario: 'commercial-member', ...options });

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });
const names = () =>
  within(screen.getByRole('list', { name: /pharmac(y|ies) within/ }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const place = (name: string) => screen.getByRole('button', { name }).closest('li')!;
const search = () => screen.getByRole('button', { name: 'Search' });
const typePlace = async (user: Awaited<ReturnType<typeof open>>['user'], text: string) => {
  const field = screen.getByLabelText('City or ZIP code');
  await user.clear(field);
  await user.type(field, text);
  await user.click(search());
};

describe('the list', () => {
  test('is preset with the ZIP code of the account, nearest first, the first one open', async () => {
    await open();
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
    // 8 in the morning on a Thursday.
    expect(first.getByText('Closed, opens today 9:00 a.m.')).toBeVisible();
    await expectNoAxeViolations();
  });
});

describe('what is chosen', () => {
  test('filters at once, is in the URL and is announced; reset clears everything', async () => {
    const { user } = await open('?radius=2');
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
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await heading(/pharmacies within 5 miles/);
    expect(window.location.search).toBe('');
    expect(window.location.search).not.toContain('EVF');
  });

  test('a name in any case, a language and the other filters narrow the list', async () => {
    const { user } = await open('?radius=2');
    await heading('5 pharmacies within 2 miles');
    await user.type(screen.getByLabelText('Pharmacy name (optional)'), 'dRuG');
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
    const { user } = await open('?radius=2');
    await heading('5 pharmacies within 2 miles');
    await user.click(screen.getByRole('radio', { name: 'Name' }));
    await waitFor(() => expect(names()[0]).toBe('Bluebell Pharmacy'));
    expect(screen.getByRole('radio', { name: 'Name' })).toHaveFocus();
  });

  test('a search takes the focus to its results; choosing a pharmacy closes the other', async () => {
    const { user } = await open('?radius=2');
    await heading('5 pharmacies within 2 miles');
    await typePlace(user, 'St. Paul, MN');
    const found = await heading(/pharmacies within 2 miles/);
    await screen.findByText('Around Saint Paul, MN');
    await waitFor(() => expect(found).toHaveFocus());
    const [first, second] = screen.getAllByRole('button', { name: /Drug|Pharmacy|Apothecary/ });
    await user.click(second!);
    expect(second).toHaveAttribute('aria-expanded', 'true');
    expect(first).toHaveAttribute('aria-expanded', 'false');
  });

  test('more than a page is shown on request; more than 500 says so', async () => {
    const { user } = await open('?place=07102&radius=50');
    await heading('500 pharmacies within 50 miles');
    expect(screen.getByText(/This list has the 500 nearest/)).toBeVisible();
    expect(names()).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Show 20 more' }));
    expect(names()).toHaveLength(40);
  });
});

describe('no pharmacy', () => {
  test('with the filters: how far the next one is that has them, and the way back', async () => {
    const { user } = await open('?radius=2&only=driveThrough,delivers');
    await heading('No pharmacy within 2 miles');
    expect(screen.getByText('None has everything you chose.')).toBeVisible();
    expect(
      await screen.findByText(/^The next one is [\d.]+ miles away: .+ in .+, MN\.$/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove the filters' }));
    await heading('5 pharmacies within 2 miles');
  });

  test('in the whole state: the next one, and a search around it', async () => {
    const { user } = await open('', { scenario: 'pharmacies-none-near' });
    await heading('No pharmacy within 5 miles');
    await expectNoAxeViolations();
    const there = screen.getByRole('button', { name: /^Search around / });
    await user.click(there);
    await heading(/pharmac(y|ies) within 5 miles/);
  });

  test('a wider search finds it where fifty miles are enough', async () => {
    const { user } = await open('?radius=2&name=Velvetleaf');
    await user.click(await screen.findByRole('button', { name: /^Search within \d+ miles$/ }));
    await heading(/pharmac(y|ies) within \d+ miles/);
    expect(names()[0]).toMatch(/Velvetleaf/);
  });
});

describe('a place that is none', () => {
  test.each([
    ['00601', 'We have no pharmacies in the territories'],
    ['00000', 'We do not know 00000'],
    ['Nowhereville', 'We do not know Nowhereville'],
    ['Portland', 'There is a Portland in several states. Which one?'],
  ])('%s: %s', async (typed, title) => {
    const { user } = await open();
    await heading(/pharmacies within/);
    await typePlace(user, typed);
    const found = await heading(title);
    await waitFor(() => expect(found).toHaveFocus());
    expect(screen.getByLabelText('City or ZIP code')).toHaveValue(typed);
  });

  test('of several states: the chosen one is searched', async () => {
    const { user } = await open('?place=Portland');
    await user.click(await screen.findByRole('button', { name: 'Portland, CT' }));
    await screen.findByText('Around Portland, CT');
  });

  test.each(['', '5500', '<script>alert(1)</script>', 'x'.repeat(200)])(
    '"%s" is not sent; what to enter is said at the field',
    async (typed) => {
      const { user, transport } = await open('', { scenario: 'visitor' });
      await heading('Where are you looking?');
      const field = screen.getByLabelText('City or ZIP code');
      if (typed) await user.type(field, typed.replace(/[{[]/g, '$&$&'));
      await user.click(search());
      expect(await screen.findByText(/^Enter a ZIP code, such as 55000/)).toBeVisible();
      expect(field).toHaveFocus();
      expect(field).toHaveValue(typed);
      const calls = transport.calls.filter(({ endpointId }) => endpointId === 'pharmacies.search');
      expect(calls).toEqual([]);
    },
  );

  test.each(['x'.repeat(200), '<img src=x onerror=alert(1)>'])(
    'a name such as "%s" finds none and is kept',
    async (name) => {
      const { user } = await open('?radius=2');
      await heading('5 pharmacies within 2 miles');
      const field = screen.getByLabelText('Pharmacy name (optional)');
      await user.type(field, name);
      await user.click(search());
      await heading('No pharmacy within 2 miles');
      expect(await screen.findByText('We know of no other one either.')).toBeVisible();
      expect(screen.getByLabelText('Pharmacy name (optional)')).toHaveValue(name.slice(0, 100));
      expect(document.querySelector('main img[src="x"]')).toBeNull();
    },
  );
});

describe('near me', () => {
  const nearMe = () => screen.getByRole('button', { name: 'Near me' });

  test('searches around the device, and keeps where that is out of the URL', async () => {
    const { user, platform, transport } = await open('', { scenario: 'visitor' });
    platform.position = { latitude: 44.977812, longitude: -93.265012 };
    await user.click(nearMe());
    await screen.findByText('Around Sampleville, MN 55000');
    expect(window.location.search).toBe('?here=1');
    const call = transport.calls.find(({ endpointId }) => endpointId === 'pharmacies.search');
    expect(call?.query).toEqual({ latitude: '44.978', longitude: '-93.265', radius: '5' });
  });

  test.each([
    ['refused', /^Your browser did not share where you are/],
    ['unavailable', /^Your device could not tell where you are/],
  ] as const)('%s: says so, and what to do', async (position, sentence) => {
    const { user, platform } = await open();
    await heading(/pharmacies within/);
    platform.position = position;
    await user.click(nearMe());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(names().length).toBeGreaterThan(0);
  });

  test('outside the country: says so', async () => {
    const { user, platform } = await open();
    platform.position = { latitude: 48.85, longitude: 2.35 };
    await user.click(nearMe());
    await heading('You are outside the United States');
  });
});

describe('the default pharmacy', () => {
  const { name } = { name: 'Corner Lantern Drugs' };

  test('is set after the modal, and the dashboard has it at once', async () => {
    const { user, transport } = await open('?radius=2');
    await heading('5 pharmacies within 2 miles');
    await user.click(screen.getByRole('button', { name }));
    await user.click(screen.getByRole('button', { name: 'Set as my default' }));
    await screen.findByText(`Would you like to set ${name} as your default Pharmacy?`);
    await user.click(screen.getByRole('button', { name: 'Set Default' }));
    expect(await within(place(name)).findByText('Your default')).toBeVisible();
    expect(screen.getAllByText(`${name} is now your default pharmacy.`)).not.toHaveLength(0);
    const sent = transport.calls.find(({ endpointId }) => endpointId === 'pharmacies.setDefault');
    expect(sent?.body).toEqual({ memberId: 'EVF00421787', npi: '1999000148' });
  });

  test('out of network: the modal says what it costs', async () => {
    const { user } = await open('?radius=2&name=quill');
    await user.click(await screen.findByRole('button', { name: 'Set as my default' }));
    expect(await screen.findByText(/^You have selected an Out of Network Pharmacy/)).toBeVisible();
  });

  test.each([
    ['refused', { status: 500 }],
    ['answered with false', { body: { isSetPharmacy: false } }],
  ])('%s: what is the case is said, and it can be tried again', async (_how, answer) => {
    const { user } = await open('?radius=2&name=lantern', {
      overrides: { 'pharmacies.setDefault': answer },
    });
    await user.click(await screen.findByRole('button', { name: 'Set as my default' }));
    await user.click(await screen.findByRole('button', { name: 'Set Default' }));
    expect(
      await screen.findByText(/was not saved\. Your default pharmacy is the same/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Set as my default' })).toBeEnabled();
  });

  test('staff who act for a member are told that only the member can set it', async () => {
    const emulation = {
      mode: 'emulation',
      actor: 'agent',
      subject: 'commercial-member',
      expiresAt: '2026-11-05T15:00:00.000Z',
    };
    const body = { signedIn: true, variant: 'member', fromAdminPortal: false, emulation };
    await open('?radius=2&name=lantern', { overrides: { 'session.getStatus': { body } } });
    expect(
      await screen.findByText('Only the member can change the default pharmacy.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Set as my default' })).toBeNull();
  });

  test('a visitor is told to sign in', async () => {
    await open('?place=55000&radius=2', { scenario: 'visitor' });
    await heading('5 pharmacies within 2 miles');
    expect(screen.getByRole('link', { name: /^Sign in to make it/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Set as my default' })).toBeNull();
  });
});

describe('the services', () => {
  test('down: the search, home delivery and the specialty pharmacy each say so', async () => {
    await open('', { scenario: 'pharmacies-down' });
    expect(await screen.findByText('The pharmacy search did not answer.')).toBeVisible();
    expect(screen.getByText('Home delivery did not load.')).toBeVisible();
    expect(screen.getByText('The specialty pharmacy did not load.')).toBeVisible();
    expect(screen.getByLabelText('City or ZIP code')).toHaveValue('55000');
  });

  test('slow: what is chosen stays, and the wait is explained', async () => {
    await open('', { scenario: 'pharmacies-slow' });
    expect(
      await screen.findByText(/^This takes longer than usual/, {}, { timeout: 8000 }),
    ).toBeVisible();
    await waitFor(() => expect(names().length).toBeGreaterThan(0), { timeout: 8000 });
  });

  test('home delivery and the specialty pharmacy are named, with their phones', async () => {
    await open();
    expect(await screen.findByText(/^Everfern Home Delivery is in your network/)).toBeVisible();
    expect(await screen.findByText(/^Everfern Specialty Pharmacy sends drugs/)).toBeVisible();
    expect(screen.getByText('1-800-555-0164')).toBeVisible();
  });
});

describe('the map', () => {
  const map = () => screen.findByRole('application', { name: /^Map of the \d+ pharmacies/ });

  test('repeats the numbers of the list; a pin opens its pharmacy there', async () => {
    const { user } = await open('?radius=2');
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
  });

  test('moved by keys, it offers to search there; Escape leaves it', async () => {
    // jsdom has no layout: without a size the map would show the whole world.
    const sizes = (['clientWidth', 'clientHeight'] as const).map((side) =>
      jest.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(400),
    );
    const { user } = await open('?radius=2');
    const box = await map();
    box.focus();
    fireEvent.keyDown(box, { key: 'ArrowUp', code: 'ArrowUp', keyCode: 38 });
    const area = await screen.findByRole('button', { name: 'Search this area' }, { timeout: 4000 });
    await user.click(area);
    await waitFor(() => expect(window.location.search).toMatch(/^\?area=4[45]\.\d\d%2C-93\.\d\d/));
    const there = await screen.findByRole('application', { name: /^Map (of|without)/ });
    there.focus();
    fireEvent.keyDown(there, { key: 'Escape' });
    expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
    for (const size of sizes) size.mockRestore();
  });

  test('stays where no pharmacy is, as the way to where some are', async () => {
    await open('', { scenario: 'pharmacies-none-near' });
    await heading('No pharmacy within 5 miles');
    expect(
      await screen.findByRole('application', { name: 'Map without a pharmacy' }),
    ).toBeVisible();
  });
});

test.each([
  ['/member/find-a-pharmacy', 'visitor'],
  ['/member/publicPharmacylocator', 'visitor'],
  ['/member/pharmacylocator', 'commercial-member'],
])('%s is the same screen for a %s', async (path, scenario) => {
  await renderScreen(`${path}?place=55000`, { scenario });
  expect(screen.getByRole('heading', { level: 1, name: 'Find a pharmacy' })).toBeVisible();
  await heading(/pharmacies within 5 miles/);
});

test('in Spanish', async () => {
  await open('?radius=2', { language: 'es' });
  await heading('5 farmacias a menos de 2 millas');
  expect(screen.getByText('Cerrada, abre hoy a las 9:00 a. m.')).toBeVisible();
  await expectNoAxeViolations();
});
