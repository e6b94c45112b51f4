import { walletOffer } from './wallet-offer';

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15';
const devices = {
  iPhone: {
    userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${safari}`,
    touchPoints: 5,
  },
  iPad: { userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`, touchPoints: 5 },
  'Mac with Safari': {
    userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`,
    touchPoints: 0,
  },
  'Mac with Chrome': {
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
    touchPoints: 0,
  },
  Android: {
    userAgent:
      'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
    touchPoints: 5,
  },
};

test.each([
  ['iPhone', false, 'appleWallet'],
  ['iPhone', true, 'idCard'],
  ['Mac with Safari', false, 'appleWallet'],
  ['Mac with Chrome', false, 'website'],
  ['iPad', false, 'website'],
  ['Android', false, 'googleWallet'],
  ['Android', true, 'idCard'],
] as const)(
  'on %s, replacement message showing %s, the wallet offers %s',
  (name, showing, expected) => {
    expect(walletOffer(devices[name], showing)).toBe(expected);
  },
);
