import type { IncomingMessage } from 'node:http';
import { areas } from '@portal/contracts/all';
import { requireJson } from './json-body';

const check = (type: string) =>
  requireJson(
    { headers: { 'content-type': type, 'content-length': '2' } } as IncomingMessage,
    areas.payments.pay,
  );

test.each(['application/json', 'Application/JSON', 'APPLICATION/JSON; Charset="UTF-8"'])(
  'a body of the type %s is accepted: types are in any case',
  (type) => expect(() => check(type)).not.toThrow(),
);

test.each(['text/plain', 'application/jsonp', 'application/json; charset=latin1', ''])(
  'a body of the type %j is refused',
  (type) => expect(() => check(type)).toThrow('UNSUPPORTED_MEDIA_TYPE'),
);
