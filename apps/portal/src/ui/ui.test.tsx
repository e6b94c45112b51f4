import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { TextProvider } from '../language';
import { idle, type RemoteData } from '../store';
import { expectNoAxeViolations } from '../testing';
import { fillJsdomGaps } from '../testing/jsdom-gaps';
import {
  Alert,
  AnnouncerProvider,
  Button,
  ButtonLink,
  ClosedPathsProvider,
  DataState,
  FailedPartsProvider,
  Link,
  LinkInText,
  Meter,
  SegmentedControl,
  Select,
  Tag,
  TextField,
  useAnnounce,
} from '.';
import { ConfirmDialog } from './ConfirmDialog';
import './ui.text';

beforeAll(fillJsdomGaps);

const show = (part: ReactNode) =>
  render(
    <TextProvider language="en">
      <MemoryRouter>
        <main>
          <h1>Parts</h1>
          {part}
        </main>
      </MemoryRouter>
    </TextProvider>,
  );

beforeAll(() => {
  document.title = 'Parts';
  document.documentElement.lang = 'en';
});

describe('a button', () => {
  test('calls once, and while busy keeps the focus and calls nothing', async () => {
    const onClick = jest.fn();
    const { rerender } = render(<Button onClick={onClick}>Send</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    rerender(
      <Button busy onClick={onClick}>
        Sending…
      </Button>,
    );
    const busy = screen.getByRole('button', { name: 'Sending…' });
    await userEvent.click(busy);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(busy).toHaveFocus();
    expect(busy).toHaveAttribute('aria-disabled', 'true');
  });

  test('as a link leads to a screen or to another document', () => {
    show(
      <>
        <ButtonLink to="/member/forms">Forms</ButtonLink>
        <ButtonLink href="/member/auth/login">Sign in</ButtonLink>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Forms' })).toHaveAttribute('href', '/member/forms');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveClass('btn');
  });
});

test.each(['leftOut', 'notShared'] as const)(
  'a link to a screen that is %s is gone, its words stay',
  (why) => {
    const closed = { leftOut: new Set<string>(), notShared: new Set<string>() };
    closed[why].add('/member/claims');
    show(
      <ClosedPathsProvider value={closed}>
        <p>
          <Link to="/member/claims">All claims</Link>
          <LinkInText to="/member/claims?claim=1">Glyvexa</LinkInText>
          <LinkInText to="/member/forms">Forms</LinkInText>
        </p>
      </ClosedPathsProvider>,
    );
    expect(screen.queryByText('All claims')).toBeNull();
    expect(screen.getByText(/Glyvexa/)).toBeVisible();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Forms']);
  },
);

describe('fields', () => {
  test('are named, described by hint and error, and marked when wrong', async () => {
    show(
      <>
        <TextField label="ZIP code" hint="Five digits." error="Enter 5 digits." />
        <Select label="Status">
          <option>Any</option>
        </Select>
      </>,
    );
    const zip = screen.getByLabelText('ZIP code');
    expect(zip).toHaveAccessibleDescription('Five digits. Enter 5 digits.');
    expect(zip).toBeInvalid();
    expect(screen.getByLabelText('Status')).toBeValid();
    await expectNoAxeViolations();
  });

  test('a choice of few works with the keyboard', async () => {
    function Period() {
      const [days, setDays] = useState<'30' | '90'>('30');
      const options = [
        { value: '30', label: '30 days' },
        { value: '90', label: '90 days' },
      ] as const;
      return <SegmentedControl legend="Period" value={days} options={options} onChange={setDays} />;
    }
    show(<Period />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: '90 days' })).toBeChecked();
    expect(screen.getByRole('group', { name: 'Period' })).toBeInTheDocument();
    await expectNoAxeViolations();
  });
});

describe('a part that loads by itself', () => {
  const failure = (status: number) => ({ endpointId: 'a.b', status, code: 'CALL_FAILED' }) as const;
  const state = (data: RemoteData<string[]>, onRetry = () => {}, keepWhileLoading = false) => (
    <DataState
      data={data}
      loading="Loading your claims…"
      failed="Your claims did not load."
      onRetry={onRetry}
      isEmpty={(rows) => rows.length === 0}
      empty={<p>No claims.</p>}
      keepWhileLoading={keepWhileLoading}
    >
      {(rows) => <p>{rows.join()}</p>}
    </DataState>
  );

  test.each<[string, RemoteData<string[]>, string]>([
    ['idle', idle, 'Loading your claims…'],
    ['loading', { status: 'loading', input: 1, data: ['old'] }, 'Loading your claims…'],
    ['success', { status: 'success', input: 1, data: ['a', 'b'] }, 'a,b'],
    ['empty', { status: 'success', input: 1, data: [] }, 'No claims.'],
    [
      'a server error',
      { status: 'failure', input: 1, failure: failure(503) },
      'The problem is ours.',
    ],
    ['offline', { status: 'failure', input: 1, failure: failure(0) }, 'Check your connection'],
    [
      'too many calls',
      { status: 'failure', input: 1, failure: failure(429) },
      '^Too many requests .* Try again later.$',
    ],
  ])('shows what fits: %s', async (_title, data, words) => {
    show(state(data));
    expect(screen.getByText(new RegExp(words))).toBeVisible();
    await expectNoAxeViolations();
  });

  test('tries again on retry', async () => {
    const onRetry = jest.fn();
    show(state({ status: 'failure', input: 1, failure: failure(503) }, onRetry));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('what was shown stays after a failure that leaves it, with a notice above it', async () => {
    const onRetry = jest.fn();
    show(state({ status: 'failure', input: 1, data: ['old'], failure: failure(0) }, onRetry, true));
    expect(screen.getByText('old')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      /^This may not be up to date.*Check your connection/,
    );
    expect(screen.queryByText('Your claims did not load.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    await expectNoAxeViolations();
  });

  test('that is the main part of its page gives the reason before the others, and a number to call', async () => {
    const failed = { status: 'failure', input: 1, failure: failure(503) } as const;
    const words = { loading: 'Loading…', onRetry: () => {} };
    show(
      <FailedPartsProvider>
        <DataState {...words} data={failed} failed="Your balance did not load.">
          {() => null}
        </DataState>
        <DataState {...words} data={failed} failed="The form did not load." phone="1-800-555-0142">
          {() => null}
        </DataState>
      </FailedPartsProvider>,
    );
    expect(screen.getByRole('heading', { name: 'The form did not load.' })).toBeVisible();
    expect(screen.getByRole('link', { name: '1-800-555-0142' })).toBeVisible();
    expect(screen.getAllByText(/the problem is ours/i)).toHaveLength(1);
    await expectNoAxeViolations();
  });

  test('shows the previous response while loading where that is set', () => {
    show(state({ status: 'loading', input: 1, data: ['old'] }, undefined, true));
    expect(screen.getByText('old')).toBeVisible();
  });
});

test('a question before something stops says what it means, and its way out has the focus', async () => {
  const [onConfirm, onKeep] = [jest.fn(), jest.fn()];
  show(
    <ConfirmDialog
      title="Stop it?"
      confirm="Stop"
      onConfirm={onConfirm}
      keep="Keep"
      onKeep={onKeep}
    >
      Nothing more is sent.
    </ConfirmDialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Stop it?' })).toHaveAccessibleDescription(
    'Nothing more is sent.',
  );
  expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect([onConfirm.mock.calls.length, onKeep.mock.calls.length]).toEqual([0, 1]);
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('a status is a word with an icon, and an alert reads as one', async () => {
  show(
    <>
      <Tag tone="ok">Paid</Tag>
      <Alert tone="bad" title="We could not place your order" level={2} role="alert">
        <p>Your card was not charged.</p>
      </Alert>
    </>,
  );
  expect(screen.getByText('Paid').querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('alert')).toHaveTextContent('Your card was not charged.');
  await expectNoAxeViolations();
});

test('a meter is as wide as the rule says, inside an inset of one percent', () => {
  const { container } = render(<Meter width={69.33} />);
  const bar = container.querySelector('rect');
  expect([bar?.getAttribute('x'), bar?.getAttribute('width')]).toEqual(['1%', '69.33%']);
});

test('what is announced twice is said twice', async () => {
  function Sorter() {
    const announce = useAnnounce();
    return <button onClick={() => announce('Sorted by date')}>Sort</button>;
  }
  const { container } = render(
    <AnnouncerProvider>
      <Sorter />
    </AnnouncerProvider>,
  );
  const region = container.querySelector('[aria-live]');
  await userEvent.click(screen.getByRole('button'));
  const first = region?.firstChild;
  await userEvent.click(screen.getByRole('button'));
  expect(region).toHaveTextContent('Sorted by date');
  expect(region?.firstChild).not.toBe(first);
});
