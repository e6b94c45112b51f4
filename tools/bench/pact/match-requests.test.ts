import type { Interaction } from './contract';
import { matchRequests } from './match-requests';

const interactionWith = (type: string, body: unknown): Interaction => ({
  description: 'uploads.put in the scenario visitor',
  providerStates: [],
  request: { method: 'PUT', path: '/uploads/1', headers: { 'Content-Type': type }, body },
  response: { status: 200 },
});

test.each([
  ['application/json', { copies: 2 }],
  ['application/pdf', '%PDF-1.4\nAn invented file\n%%EOF\n'],
])(
  'a request with a body of %s matches as it is, and not at another address',
  async (type, body) => {
    const sent = {
      method: 'PUT',
      address: '/uploads/1',
      headers: [['content-type', type]] as [string, string][],
    };
    const elsewhere = { ...sent, address: '/uploads/2' };
    expect(await matchRequests(interactionWith(type, body), [sent, elsewhere])).toEqual([
      true,
      false,
    ]);
  },
);
