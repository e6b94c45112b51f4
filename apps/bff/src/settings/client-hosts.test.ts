import { clientIds } from '@portal/client-config';
import { clientHosts } from './client-hosts';

const [id] = clientIds;

test('reads a client for each host', () => {
  expect(clientHosts().parse(`rx.one.example=${id},member.example=common`)).toEqual({
    'rx.one.example': id,
    'member.example': 'common',
  });
  expect(clientHosts().parse('')).toEqual({});
});

test.each(['one.example', 'one.example=', '=common', 'one.example=unknown', 'https://one=common'])(
  'rejects %j',
  (text) => {
    expect(clientHosts().safeParse(text).error?.issues[0]?.message).toMatch(/^Write host=code/);
  },
);

test('rejects a host with two clients', () => {
  const text = `rx.one.example=${id},rx.one.example=common`;
  expect(clientHosts().safeParse(text).error?.issues[0]?.message).toBe('Write each host once');
});
