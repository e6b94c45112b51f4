import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, type RenderedScreen, renderScreen } from '../../testing';
import { answer, openMessage, send, sentIn } from './testing/open-message';

describe('files', () => {
  const receipt = new File(['%PDF-1.7 %%EOF\n'], 'receipt.pdf', { type: 'application/pdf' });
  const choose = ({ container }: RenderedScreen, place = 0) =>
    fireEvent.change(container.querySelectorAll('input[type=file]')[place]!, {
      target: { files: [receipt] },
    });

  test('a reply takes files, which are in the message and open from there', async () => {
    const createObjectURL = jest.fn(() => 'blob:receipt');
    Object.assign(URL, { createObjectURL, revokeObjectURL: jest.fn() });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const rendered = await openMessage();
    choose(rendered);
    expect(await screen.findByText('1 KB, ready to send')).toBeVisible();
    await rendered.user.type(answer(), 'My receipt');
    await send(rendered);
    expect(await screen.findByText(/^We answer by/)).toBeVisible();
    const [{ uploadId } = { uploadId: '' }] = sentIn(rendered, 'uploads.put').map(
      ({ params }) => params,
    );
    expect(sentIn(rendered)[0]?.body).toEqual({
      language: 'en',
      body: 'My receipt',
      files: [{ id: uploadId, name: 'receipt.pdf' }],
    });
    const attached = await screen.findByRole('list', { name: '1 attached file' });
    await rendered.user.click(within(attached).getByRole('button', { name: 'receipt.pdf' }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('receipt.pdf');
    expect(sentIn(rendered, 'messages.getFile')[0]?.params).toEqual({ mpmId: '7006', uploadId });
    await expectNoAxeViolations();
    click.mockRestore();
  });

  test.each([
    [404, 'We no longer have this file.'],
    [503, 'The file did not open. Try again.'],
  ])('one that does not open (%s) says so', async (status, words) => {
    const rendered = await renderScreen('/member/message-center?message=7008', {
      scenario: 'commercial-member',
      overrides: { 'messages.getFile': { status, body: {} } },
    });
    await rendered.user.click(await screen.findByRole('button', { name: 'pharmacy-receipt.pdf' }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('a reply does not go without a file that was refused and is still listed', async () => {
    const rendered = await openMessage();
    const infected = { status: 422, body: { code: 'FILE_INFECTED', status: 422 } };
    rendered.transport.override('uploads.put', infected);
    choose(rendered);
    await screen.findByText(/something harmful/);
    await rendered.user.type(answer(), 'My receipt');
    await send(rendered);
    expect(screen.getByText(/^Wait until every file is ready/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose again receipt.pdf' })).toHaveFocus();
    expect(sentIn(rendered)).toEqual([]);
    await rendered.user.click(screen.getByRole('button', { name: 'Remove receipt.pdf' }));
    await send(rendered);
    expect(await screen.findByText(/^We answer by/)).toBeVisible();
    expect(sentIn(rendered)).toHaveLength(1);
  });

  test('a reply waits for its files, and says which one is no longer there', async () => {
    const rendered = await openMessage();
    const release = rendered.transport.hold('uploads.put');
    choose(rendered);
    await rendered.user.type(answer(), 'My receipt');
    await send(rendered);
    expect(screen.getByText(/^Wait until every file is ready/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Stop receipt.pdf' })).toHaveFocus();
    act(release);
    await screen.findByText('1 KB, ready to send');
    expect(screen.queryByText(/^Wait until every file is ready/)).not.toBeInTheDocument();
    const fields = [{ field: 'files.0.id', problem: 'fileUnknown' }];
    const refused = { status: 422, body: { code: 'FORM_FIELDS_REFUSED', fields } };
    rendered.transport.override('messages.reply', refused);
    await send(rendered);
    expect(await screen.findByText('We no longer have this file. Choose it again.')).toBeVisible();
    rendered.transport.override('messages.reply', undefined);
    await rendered.user.click(screen.getByRole('button', { name: 'Choose again receipt.pdf' }));
    choose(rendered, 1);
    await screen.findByText('1 KB, ready to send');
    await send(rendered);
    expect(await screen.findByText(/^We answer by/)).toBeVisible();
  });

  test('the draft of a reply keeps its files', async () => {
    const rendered = await openMessage();
    await rendered.user.type(answer(), 'My receipt');
    choose(rendered);
    await screen.findByText('1 KB, ready to send');
    act(() => rendered.platform.emit('leaving'));
    await waitFor(() => expect(sentIn(rendered, 'drafts.save')).not.toHaveLength(0));
    cleanup();
    const { transport } = rendered;
    await renderScreen('/member/message-center?message=7006', { transport });
    expect(await screen.findByText('1 KB, ready to send')).toBeVisible();
  });
});
