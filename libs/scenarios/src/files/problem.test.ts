import { lineOfKey } from './problem';

const text = `{
  "title": "A title",
  "responses": {
    "claims.getHistory": "thirty-days",
    "claims.getEntry": { "status": 503 }
  },
  "steps": [
    { "call": "features.get" },
    {
      "call": "claims.getEntry"
    }
  ]
}
`;

test.each([
  ['title', 2],
  ['responses.claims.getEntry', 5],
  ['responses.claims.getEntry.status', 5],
  ['steps.1.call', 10],
  ['steps[0].call', 8],
  ['responses.claims.getNothing', 3],
  ['missing', 1],
])('the key %s is in line %i', (key, line) => {
  expect(lineOfKey(text, key)).toBe(line);
});
