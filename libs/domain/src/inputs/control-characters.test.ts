import { emailProblem } from '../account/email';
import { phoneProblems } from '../account/phones';
import { reactionProblem } from '../account/allergies';
import { invitationProblemsOf } from '../family-access/invitation';
import { signatureProblems } from '../forms/signature';
import { claimForm, facts } from '../forms/testing-forms';
import { addressProblemsOf } from '../mail-order/address';
import { healthProblem } from '../mail-order/health';
import { readPatient } from '../mail-order/patient-search';
import { phoneProblemsOf } from '../mail-order/profile';
import { authorizationProblemsOf, emptyAuthorization } from '../mail-order/typed-authorization';
import { readCardName } from '../payments/saved-cards';
import { readMemberDetails } from '../registration/member-details';
import { accountProblems } from '../registration/new-account';

const today = '2026-11-05';
const birthDate = { month: '3', day: '2', year: '1978' };
const person = { givenName: 'Ana', familyName: 'Sample', ...birthDate };
const invitation = { name: 'Ana', email: 'a@example.com', isAdult: true, scopes: [] };
const address = {
  nickname: 'Home',
  name: 'Ana',
  line1: '8 Example Lane',
  line2: 'Apt 3',
  city: 'Sampleville',
  state: 'MN',
  zip: '55000',
  phone: '6125550101',
  note: 'Bell',
  from: '',
  until: '',
  isTemporary: false,
  isDefault: false,
};
const account = {
  email: 'a@example.com',
  phone: '6125550101',
  username: 'ana.sample',
  password: '',
  isPaperless: false,
  mayContact: false,
  acceptsTerms: true,
  sendBy: 'email' as const,
};
const noAllergy = { name: 'Latex', spanishName: '', reaction: '', severity: 'mild' as const };
const needs = { coldChain: false, signature: false };

/** Every reader of several fields, and of a field with its own length or meaning. */
test.each<[string, (typed: string) => unknown]>([
  ['the email of an account', (typed) => emailProblem(typed, undefined)],
  ['a phone', (number) => phoneProblems({ number, extension: '' })],
  ['an extension', (extension) => phoneProblems({ number: '6125550101', extension })],
  ['a phone of home delivery', (number) => phoneProblemsOf([{ number, kind: 'home' }])],
  ['a reaction', (reaction) => [reactionProblem({ ...noAllergy, reaction })]],
  ['an allergy or a condition', (line) => [healthProblem([line])]],
  ['an invited name', (name) => invitationProblemsOf({ ...invitation, name }, undefined)],
  ['an invited email', (email) => invitationProblemsOf({ ...invitation, email }, undefined)],
  ...(['nickname', 'name', 'line1', 'line2', 'city', 'state', 'zip', 'phone', 'note'] as const).map(
    (field): [string, (typed: string) => unknown] => [
      `the ${field} of an address`,
      (typed) => addressProblemsOf({ ...address, [field]: typed }, needs, today),
    ],
  ),
  ['a first name', (givenName) => readPatient({ ...person, givenName }, today)],
  ['a last name', (familyName) => readPatient({ ...person, familyName }, today)],
  [
    'a signature of an authorization',
    (signature) =>
      authorizationProblemsOf({ ...emptyAuthorization(today), signature }, 'Ana', today),
  ],
  [
    'a signature of a form',
    (name) => signatureProblems(claimForm, {}, { name, agreed: true }, facts),
  ],
  ['the name of a card', (typed) => readCardName(typed)],
  [
    'the last name of a member',
    (lastName) =>
      readMemberDetails({ memberId: 'EVF1', lastName, zip: '55000', ...birthDate }, today),
  ],
  ...(['email', 'phone', 'username'] as const).map(
    (field): [string, (typed: string) => unknown] => [
      `the ${field} of a new account`,
      (typed) => accountProblems({ ...account, [field]: typed }),
    ],
  ),
])('%s is refused for its control characters', (_what, problemsOf) => {
  expect(JSON.stringify([problemsOf('Ana\u0007')])).toMatch(/characters"/);
  expect(JSON.stringify([problemsOf('\u0000Ana')])).toMatch(/characters"/);
});
