import { form as claim } from '@portal/domain/forms/drug-claims-form';
import { fireEvent, screen, waitFor } from '@testing-library/react';
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
/** Draws one stroke where the page has its place for it. */
function draw() {
  const place = document.querySelector('.draw-place')!;
  Object.assign(place, {
    setPointerCapture: () => undefined,
    getBoundingClientRect: () => new DOMRect(0, 0, 400, 120),
  });
  fireEvent(place, new MouseEvent('pointerdown', { bubbles: true, clientX: 40, clientY: 60 }));
  fireEvent(place, new MouseEvent('pointermove', { bubbles: true, clientX: 200, clientY: 90 }));
  fireEvent(place, new MouseEvent('pointerup', { bubbles: true }));
}
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
  draw();
  await user.click(screen.getByRole('button', { name: 'Send my claim' }));
  await screen.findByText('FR-90001');
  expect(screen.getByRole('link', { name: 'Message Center' })).toHaveAttribute(
    'href',
    '/member/message-center?tab=notifications',
  );
  expect(screen.getByText('Marisol Sampleton', { selector: '.signed' })).toBeVisible();
  const drawing = screen.getByRole('img', { name: 'Drawn signature' });
  expect(drawing.querySelector('path')).toHaveAttribute('d', 'M40 60L200 90');
  expect(screen.getByText(/Member ID ••••1787$/)).toBeInTheDocument();
  expect(document.querySelector('main')).not.toHaveTextContent('EVF00421787');
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
  expect(text).toContain('40 60 m 200 90 l S');
  expect(text).not.toContain(hex('EVF00421787'));
});
