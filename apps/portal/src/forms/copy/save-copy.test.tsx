import { form as claim } from '@portal/domain/forms/drug-claims-form';
import { screen, waitFor } from '@testing-library/react';
import { openFormAt } from '../../testing';

const savedAs = jest.fn();
jest.mock('../../platform/save-file', () => ({
  saveFile: (file: Blob, name: string) => void savedAs(file, name),
}));

const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(file, 'latin1');
  });
const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex');

test('a form that was sent is saved as a PDF with its number, answers and signature, and its ID masked', async () => {
  const { user, transport } = await openFormAt(claim, 'review');
  transport.override('forms.submit', {
    body: {
      receipt: {
        referenceNumber: 'FR-90001',
        receivedAt: '2026-11-05T15:00:00Z',
        answerBy: '2026-11-26T15:00:00Z',
      },
    },
  });
  await user.type(screen.getByLabelText(/^Type your full name/), 'Marisol Sampleton');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Send my claim' }));
  await screen.findByText('FR-90001');
  expect(screen.getByRole('link', { name: 'Message Center' })).toHaveAttribute(
    'href',
    '/member/message-center?tab=notifications',
  );
  expect(screen.getByText('Marisol Sampleton', { selector: '.signed' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save as PDF' }));
  await waitFor(() => expect(savedAs).toHaveBeenCalledTimes(1));
  const [file, name] = savedAs.mock.calls[0] as [Blob, string];
  expect([name, file.type]).toEqual(['FR-90001.pdf', 'application/pdf']);
  const text = await textOf(file);
  for (const said of [
    'FR-90001',
    'Metformin ER 500 mg tablet',
    '14 Example Lane',
    '\x95\x95\x95\x95',
  ])
    expect(text).toContain(hex(said));
  expect(text).toContain(hex('Signed November 5, 2026'));
  expect(text).not.toContain(hex('EVF00421787'));
});
