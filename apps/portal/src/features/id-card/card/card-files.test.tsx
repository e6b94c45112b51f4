import { screen, waitFor } from '@testing-library/react';
import { actingFor, openDialog } from '../../../testing';

const savedAs = jest.fn();
jest.mock('../../../platform/save-file', () => ({
  saveFile: (file: Blob, name: string) => void savedAs(file, name),
}));

const press = async (name: string, ...[options]: [Parameters<typeof openDialog>[1]?]) => {
  const opened = await openDialog('idCard', options ?? {});
  await screen.findByText('Front');
  await opened.user.click(screen.getByRole('button', { name }));
  return opened;
};

/** A canvas that records the texts drawn on it. */
function recordingCanvas(blob: Blob | null) {
  const written: string[] = [];
  const context = {
    fillRect: () => undefined,
    fillText: (text: string) => void written.push(text),
  };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(context as unknown as ReturnType<HTMLCanvasElement['getContext']>);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done: BlobCallback) => done(blob));
  return written;
}

beforeEach(() => savedAs.mockClear());
afterEach(() => jest.restoreAllMocks());

test('the card is a PDF whose name tells nothing of a person', async () => {
  const { transport } = await press('Download PDF', {
    overrides: { 'idCard.getDocument': { body: new Blob(['%PDF']) as never } },
  });
  await waitFor(() => expect(savedAs).toHaveBeenCalledTimes(1));
  expect(savedAs.mock.calls[0]?.[1]).toBe('id-card.pdf');
  expect(transport.calls.at(-1)).toMatchObject({
    endpointId: 'idCard.getDocument',
    params: { memberId: 'EVF00421787' },
    query: { lang: 'en' },
  });
});

test('a PDF that does not come has a message', async () => {
  await press('Download PDF', { overrides: { 'idCard.getDocument': { status: 503 } } });
  expect(await screen.findByText('We could not create the file. Try again.')).toBeVisible();
});

test('staff who act for a member have no files of the card', async () => {
  await openDialog('idCard', { overrides: { 'session.getStatus': { body: actingFor } } });
  await screen.findByText('Front');
  expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save as picture' })).not.toBeInTheDocument();
});

test('the front is a picture with the numbers that a pharmacy needs', async () => {
  const written = recordingCanvas(new Blob(['png'], { type: 'image/png' }));
  await press('Save as picture');
  await waitFor(() => expect(savedAs).toHaveBeenCalledTimes(1));
  expect(savedAs.mock.calls[0]?.[1]).toBe('id-card.png');
  expect(written).toEqual(
    expect.arrayContaining(['Everfern Rx', 'Marisol Sampleton', 'EVF00421787', 'RxBIN', '012345']),
  );
});

test.each([
  ['no picture', () => recordingCanvas(null)],
  [
    'nothing to draw on',
    () => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null),
  ],
])('a browser that gives %s gets a message', async (_name, arrange) => {
  arrange();
  await press('Save as picture');
  expect(await screen.findByText('We could not create the picture. Try again.')).toBeVisible();
  expect(savedAs).not.toHaveBeenCalled();
});
