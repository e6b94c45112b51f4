// Whether the time of an answer tells what exists: 200 interleaved tries each of known and unknown details, for
// registration, a forgotten password, and a refill without signing in. Prints medians and interquartile ranges.
//
//   REGISTRATION_TRIES=100000 REGISTRATION_TRIES_PER_IP=100000 QUICK_REFILL_TRIES=100000 \
//     QUICK_REFILL_TRIES_PER_IP=100000 npm start
//   node tools/bench/enumeration/enumeration.mjs http://localhost:4200
import { percentile } from '@portal/resilience/statistics';

const [base = 'http://localhost:4200', tries = '200'] = process.argv.slice(2);

const asked = { birthDate: '1990-01-01', zip: '55999', sendBy: 'email', language: 'en' };
const person = { birthDate: '1990-01-01', lastName: 'Sampleton', zip: '55000' };
const cases = {
  registration: {
    path: '/portalmicroservices/public/registration/identify',
    known: { ...person, memberId: 'EVF00421787' },
    unknown: { ...person, memberId: 'EVF00421780' },
  },
  'forgotten password': {
    path: '/portalmicroservices/public/password/reset',
    known: { ...asked, birthDate: '1978-03-02', zip: '55000', login: 'commercial-member' },
    unknown: { ...asked, login: 'commercial-nemberx' },
  },
  'quick refill': {
    path: '/portalmicroservices/public/quickrefill/find',
    known: { rxNumber: '4402101', birthDate: '1990-01-01' },
    unknown: { rxNumber: '4402999', birthDate: '1990-01-01' },
  },
};

/** Milliseconds of one try, and its body without what differs by chance. */
async function tried(path, body) {
  const startedAt = performance.now();
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf': '1', origin: base },
    body: JSON.stringify(body),
  });
  const received = await response.json();
  const ms = performance.now() - startedAt;
  for (const each of ['requestId', 'triesLeft', 'reset', 'expiresAt']) delete received[each];
  return { ms, answer: `${response.status} ${JSON.stringify(received)}` };
}

const figuresOf = (times) => ({
  median: percentile(times, 0.5),
  range: percentile(times, 0.75) - percentile(times, 0.25),
});
const ms = (figure) => `${figure.toFixed(2)} ms`;

for (const [name, { path, known, unknown }] of Object.entries(cases)) {
  const times = { known: [], unknown: [] };
  const answers = new Set();
  for (let i = 0; i < Number(tries); i += 1) {
    // Which one is first alternates, so that what is warm favours neither.
    const pair = [
      ['known', known],
      ['unknown', unknown],
    ];
    for (const [kind, body] of i % 2 ? pair.reverse() : pair) {
      const { ms: took, answer } = await tried(path, body);
      times[kind].push(took);
      answers.add(answer);
    }
  }
  const [one, other] = [figuresOf(times.known), figuresOf(times.unknown)];
  const difference = Math.abs(one.median - other.median);
  console.log(
    `${name}: known ${ms(one.median)} (IQR ${ms(one.range)}), unknown ${ms(other.median)} (IQR ${ms(other.range)}), ` +
      `difference ${ms(difference)}: ${difference < one.range ? 'within' : 'OUTSIDE'} the range; bodies: ${answers.size}`,
  );
  if (difference >= one.range || answers.size !== 1) process.exitCode = 1;
}
