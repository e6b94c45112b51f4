import * as config from './index';

// A nineteenth client: what its file would export, and nothing else.
jest.mock('./all-clients', () => {
  const { clients } = jest.requireActual<{ clients: object }>('./all-clients');
  const client = { name: 'Tamarack Rx', aliases: ['tmk'], logoLink: 'none' };
  return { clients: { ...clients, tamarack_rx: client } };
});
jest.mock('./all-brands', () => {
  const { brands } = jest.requireActual<{ brands: { common: object } }>('./all-brands');
  return { brands: { ...brands, tamarack_rx: { ...brands.common, logo: 'tamarack_rx.svg' } } };
});

const id = config.clientIdOf('TMK');

describe('a client that has only a file and a logo', () => {
  test('is found by its code, its alias and its development host', () => {
    expect(id).toBe('tamarack_rx');
    expect(config.clientIds).toContain(id);
    expect(config.clientForHost('tamarack-rx.localhost:4200')).toBe(id);
  });

  test('has the standard for all that its file does not name', () => {
    expect(config.clientOf(id)).toMatchObject({ logoLink: 'none', menu: 'standard', theme: 'a' });
  });

  test('has logo, icons, style sheet and page', () => {
    const files = config.brandFiles((logo) => `<svg viewBox="0 0 40 40"><!-- ${logo} --></svg>`);
    expect(files.get('brands/tamarack_rx.svg')).toContain('tamarack_rx.svg');
    expect(files.get(config.faviconPath(id, 'b'))).toContain('-8 -8 56 56');
    expect(config.clientSheet(id).css).toContain('[data-client="tamarack_rx"]');
    const page = '<html data-client="common"><head><title>x</title></head></html>';
    const branded = config.applyBrandToPage(page, id, '/member/');
    expect(branded).toContain('<title>Tamarack Rx</title>');
    expect(branded).toContain(`/member/assets/${config.clientSheet(id).name}`);
  });
});
