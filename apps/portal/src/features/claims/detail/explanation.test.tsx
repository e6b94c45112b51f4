import { screen, waitFor } from '@testing-library/react';
import { claimsHeading, openClaims } from '../../../testing';

const savedAs = jest.fn();
jest.mock('../../../platform/save-file', () => ({
  saveFile: (file: Blob, name: string) => void savedAs(file, name),
}));
beforeEach(() => savedAs.mockClear());

const button = () => screen.findByRole('button', { name: 'Explanation of benefits (PDF)' });

async function openClaim(drug: RegExp, options: Parameters<typeof openClaims>[0] = {}) {
  const opened = await openClaims(options);
  await claimsHeading(/7 claims/);
  await opened.user.click(screen.getByRole('button', { name: drug }));
  return opened;
}

test('a claim’s explanation of benefits is a file without a name of a person or drug', async () => {
  const pdf = new Blob(['%PDF'], { type: 'application/pdf' });
  const { user, transport } = await openClaim(/Details of Glyvexa/, {
    overrides: { 'claims.getExplanation': { body: pdf as never } },
  });
  await user.click(await button());
  await waitFor(() => expect(savedAs).toHaveBeenCalledTimes(1));
  expect(savedAs.mock.calls[0]?.[1]).toBe('eob-26301-88104.pdf');
  const call = transport.calls.find(({ endpointId }) => endpointId === 'claims.getExplanation');
  expect(call).toMatchObject({
    params: { healthServiceId: 'HS-26301-88104' },
    query: { lang: 'en' },
  });
});

test('a file that does not come is said next to its button', async () => {
  const { user } = await openClaim(/Details of Glyvexa/, {
    overrides: { 'claims.getExplanation': { status: 503 } },
  });
  await user.click(await button());
  expect(await screen.findByText('We could not create the file. Try again.')).toBeVisible();
  expect(savedAs).not.toHaveBeenCalled();
});

test('a claim that is not decided has none', async () => {
  await openClaim(/Details of Albuterol/);
  expect(await screen.findByText(/The amounts show here/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Explanation of benefits/ })).not.toBeInTheDocument();
});
