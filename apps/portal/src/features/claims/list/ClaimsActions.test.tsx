import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../testing';

/** What a file holds; jsdom's Blob has no `text`. Reading it as UTF-8 drops the mark in front. */
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

describe('taking the claims along', () => {
  test('the file has the list as shown, and its name has no personal data', async () => {
    const files: Blob[] = [];
    const names: string[] = [];
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    URL.revokeObjectURL = () => {};
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { user } = await renderScreen('/member/claims', { scenario: 'commercial-member' });
    await screen.findByRole('heading', { level: 2, name: /7 claims/ });
    await user.click(screen.getByRole('button', { name: 'You paid' }));
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    click.mockRestore();

    expect(names).toEqual(['claims-2026-10-06-2026-11-05.csv']);
    expect(await screen.findByText('The table is downloaded.')).toBeInTheDocument();
    const lines = (await textOf(files[0]!)).split('\r\n');
    expect(lines).toHaveLength(8);
    expect(lines[1]).toBe(
      '"2026-10-28","Glyvexa 10 mg tablet","Maple & Main Pharmacy","$ 212.00","Paid"',
    );
    expect(lines.at(-1)).toBe(
      '"2026-11-04","Albuterol 90 mcg inhaler","Otter Creek Drug","","In progress"',
    );
  });

  test('paper says whose claims these are and when they were printed', async () => {
    const print = jest.fn();
    window.print = print;
    const { user, container } = await renderScreen('/member/claims', {
      scenario: 'commercial-member',
    });
    await screen.findByRole('heading', { level: 2, name: /7 claims/ });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(container.querySelector('.only-print')).toHaveTextContent(
      /Everfern Rx, printed November 5, 2026.*Marisol Sampleton, born March 2, 1978\. Member ID EVF00421787/,
    );
  });
});
