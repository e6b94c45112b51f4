import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { commaList, httpUrl, onOff, port, secret, wholeNumber } from './fields';
import { printableSettings } from './printable-settings';
import { settingOrigins } from './setting-origins';
import { readSettings, SettingsError } from './settings';

const schema = z.object({
  PORT: port().default(4200).describe('the port to listen on.'),
  ISSUER: httpUrl().describe('the URL of the identity provider.'),
  SCENARIOS: onOff().default(false),
  IDLE_SECONDS: wholeNumber(60).default(900),
  HOSTS: commaList().default([]),
  CLIENT_SECRET: secret(z.string().min(8, 'Use at least 8 characters').optional()),
});

const errorOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return error as SettingsError;
  }
  throw new Error('Nothing was thrown.');
};

describe('readSettings', () => {
  test('gives typed values, defaults for what is missing or empty, and ignores other variables', () => {
    const source = { ISSUER: 'http://localhost:4201/', PORT: '', HOSTS: 'a, b ,', HOME: '/root' };
    expect(readSettings(schema, source)).toEqual({
      PORT: 4200,
      ISSUER: 'http://localhost:4201',
      SCENARIOS: false,
      IDLE_SECONDS: 900,
      HOSTS: ['a', 'b'],
      CLIENT_SECRET: undefined,
    });
    expect(readSettings(schema, { ...source, SCENARIOS: 'on', PORT: '0' })).toMatchObject({
      SCENARIOS: true,
      PORT: 0,
    });
  });

  test('reads the environment of the process when no source is given', () => {
    expect(readSettings(z.object({ PATH: z.string() })).PATH).toBe(process.env['PATH']);
  });

  test('names every issue at once, with what to do, and repeats no value', () => {
    const error = errorOf(() =>
      readSettings(schema, {
        PORT: '70000',
        SCENARIOS: 'yes',
        IDLE_SECONDS: '5',
        CLIENT_SECRET: 'hunter2',
      }),
    );
    expect(error).toBeInstanceOf(SettingsError);
    expect(error.message).toBe(
      [
        'The settings are not valid:',
        '  PORT: A port is at most 65535. Expected: the port to listen on.',
        '  ISSUER: It is not set. Expected: the URL of the identity provider.',
        '  SCENARIOS: Write "on" or "off".',
        '  IDLE_SECONDS: The least value is 60.',
        '  CLIENT_SECRET: Use at least 8 characters.',
      ].join('\n'),
    );
  });

  test.each(['ftp://files', 'localhost:4201', '//localhost', 'http://'])(
    'refuses %s as a URL',
    (ISSUER) => {
      expect(errorOf(() => readSettings(schema, { ISSUER })).issues).toEqual([
        { setting: 'ISSUER', advice: expect.stringContaining('http://') },
      ]);
    },
  );

  test('adds the issues of a rule across settings to those of single settings', () => {
    const error = errorOf(() =>
      readSettings(schema, { ISSUER: 'http://idp', PORT: 'x' }, (known) =>
        known.ISSUER?.startsWith('http:') ? [{ setting: 'ISSUER', advice: 'Use https.' }] : [],
      ),
    );
    expect(error.issues.map((issue) => issue.setting)).toEqual(['PORT', 'ISSUER']);
  });
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-secret-'));
  const file = join(folder, 'client-secret');
  afterAll(() => rmSync(folder, { recursive: true }));
  const source = { ISSUER: 'https://idp', CLIENT_SECRET_FILE: file };

  test('is read without the line break that editors leave behind', () => {
    writeFileSync(file, 'long enough\n');
    expect(readSettings(schema, source).CLIENT_SECRET).toBe('long enough');
    expect(settingOrigins(schema, source)).toMatchObject({ CLIENT_SECRET: 'file' });
  });

  test('is held against the same rules, and never repeated', () => {
    writeFileSync(file, 'hunter2');
    const error = errorOf(() => readSettings(schema, source));
    expect(error.message).toContain('CLIENT_SECRET: Use at least 8 characters.');
    expect(error.message).not.toContain('hunter2');
  });

  test.each([
    { CLIENT_SECRET_FILE: join(folder, 'nowhere') },
    { CLIENT_SECRET_FILE: file, CLIENT_SECRET: 'long enough' },
  ])('is refused when it cannot be read, or is given twice: %j', (invalid) => {
    const error = errorOf(() => readSettings(schema, { ISSUER: 'https://idp', ...invalid }));
    expect(error.issues.map(({ setting }) => setting)).toEqual(['CLIENT_SECRET_FILE']);
  });

  test('is for secrets alone: a file is no place for a port', () => {
    writeFileSync(file, '4300');
    expect(readSettings(schema, { ISSUER: 'https://idp', PORT_FILE: file }).PORT).toBe(4200);
  });
});

describe('printableSettings', () => {
  test('shows every setting as it would be written, and masks secrets', () => {
    const source = { ISSUER: 'https://idp', HOSTS: 'a, b', CLIENT_SECRET: 'long-enough' };
    const settings = readSettings(schema, source);
    expect(printableSettings(schema, settings)).toEqual([
      'PORT=4200',
      'ISSUER=https://idp',
      'SCENARIOS=off',
      'IDLE_SECONDS=900',
      'HOSTS=a,b',
      'CLIENT_SECRET=********',
    ]);
  });
});

describe('settingOrigins', () => {
  test('reports which settings the environment sets, which have their default and which have no value', () => {
    expect(settingOrigins(schema, { PORT: '1', SCENARIOS: '', OTHER: 'x' })).toEqual({
      PORT: 'environment',
      ISSUER: 'not set',
      SCENARIOS: 'default',
      IDLE_SECONDS: 'default',
      HOSTS: 'default',
      CLIENT_SECRET: 'not set',
    });
  });
});
