import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { stubViewport } from '../../testing';
import { useNearViewport } from './near-viewport';

const show = stubViewport(740);

function Chunk({ isAsking = false }: { isAsking?: boolean }) {
  const element = useRef<HTMLDivElement>(null);
  const { near, height } = useNearViewport(element, true);
  return (
    <>
      <div ref={element} data-testid="chunk" data-height={height}>
        {near && <input aria-label="First" />}
        {near && <input aria-label="Second" />}
      </div>
      <input aria-label="Elsewhere" />
      {isAsking && (
        <dialog open>
          <input aria-label="In the dialog" />
        </dialog>
      )}
    </>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });

/** A chunk that is out of view with the focus in it. */
function renderHeld() {
  const rendered = render(<Chunk />);
  act(() => field('First').focus());
  show(screen.getByTestId('chunk'), false);
  expect(field('First')).toHaveFocus();
  return rendered;
}

test('releases what was kept for the focus when the focus leaves it, with its height', () => {
  renderHeld();
  act(() => field('Second').focus());
  expect(field('Second')).toHaveFocus();
  act(() => field('Elsewhere').focus());
  expect(screen.queryByRole('textbox', { name: 'First' })).toBeNull();
  expect(screen.getByTestId('chunk')).toHaveAttribute('data-height', '740');
});

test('keeps it while the window has lost the focus', () => {
  renderHeld();
  // The event comes without a change of the active element.
  act(() => void field('First').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(field('First')).toHaveFocus();
});

test('keeps it while a dialog has the focus, which gives it back', () => {
  const { rerender } = renderHeld();
  rerender(<Chunk isAsking />);
  act(() => field('In the dialog').focus());
  act(() => field('First').focus());
  rerender(<Chunk />);
  expect(field('First')).toHaveFocus();
  act(() => field('Elsewhere').focus());
  expect(screen.queryByRole('textbox', { name: 'First' })).toBeNull();
});

test('releases it after a dialog that gives the focus to another element', () => {
  const { rerender } = renderHeld();
  rerender(<Chunk isAsking />);
  act(() => field('In the dialog').focus());
  rerender(<Chunk />);
  expect(field('First')).toBeVisible();
  act(() => field('Elsewhere').focus());
  expect(screen.queryByRole('textbox', { name: 'First' })).toBeNull();
  expect(screen.getByTestId('chunk')).toHaveAttribute('data-height', '740');
});

test('keeps what came into view again', () => {
  renderHeld();
  show(screen.getByTestId('chunk'), true);
  act(() => field('Elsewhere').focus());
  expect(field('First')).toBeVisible();
});

test('keeps what is rendered while it is not displayed', () => {
  render(<Chunk />);
  show(screen.getByTestId('chunk'), false, false);
  expect(field('First')).toBeVisible();
  show(screen.getByTestId('chunk'), false);
  expect(screen.queryByRole('textbox', { name: 'First' })).toBeNull();
  show(screen.getByTestId('chunk'), false, false);
  expect(screen.getByTestId('chunk')).toHaveAttribute('data-height', '740');
});
