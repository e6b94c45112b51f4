import { BenefitBalance } from '@portal/contracts/balances';
import { loadFixtures } from '../fixtures/read-fixtures';
import { newMemory, play } from '../play/play';

const { scenarios } = loadFixtures();
const read = (name: string, more: object = {}, change: object = {}) => {
  const scenario = { ...scenarios.get(name)!, ...change };
  const request = { endpointId: 'balances.getBenefitBalance', params: {}, query: {}, ...more };
  const { balance, familyPaid } = BenefitBalance.parse(
    play(scenario, newMemory(scenario), request).answer.body,
  );
  return { names: balance.map(({ member }) => member.firstName), familyPaid };
};

test('the subscriber has the balances of everyone', () => {
  const names = ['Marisol', 'Rafael', 'Theo'];
  expect(read('commercial-member')).toEqual({ names, familyPaid: null });
});

test.each(['caregiver', 'support-agent', 'provider'])(
  'who acts for the subscriber has no other adult’s, but the sums of everyone: %s',
  (name) => {
    const { person: caller } = scenarios.get(name)!;
    expect(read('commercial-member', { caller })).toEqual({
      names: ['Marisol', 'Theo'],
      familyPaid: { deductible: 1996, pm: 2436.4 },
    });
  },
);

test('a dependent has their own', () => {
  const id = 'balances.getBenefitBalance';
  const { files, responses } = scenarios.get('minor-member')!;
  const family = scenarios.get('commercial-member')!;
  const change = {
    responses: { ...responses, [id]: family.responses[id] },
    files: new Map([...family.files, ...files]),
  };
  expect(read('minor-member', {}, change)).toEqual({
    names: ['Theo'],
    familyPaid: { deductible: 1996, pm: 2436.4 },
  });
});

test('a recording is as it was', () => {
  const { person: caller } = scenarios.get('caregiver')!;
  const { names } = read('commercial-member', { caller }, { recorded: true });
  expect(names).toEqual(['Marisol', 'Rafael', 'Theo']);
});
