import { fireEvent, screen } from '@testing-library/react';
import { renderPortal } from '../../testing';

test('closes when the window has become so wide that it is not displayed', async () => {
  const { user } = await renderPortal('/member/login');
  await user.click(screen.getByRole('button', { name: /^Menu/ }));
  const menu = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Menu' });
  const boxes = jest.spyOn(menu, 'getClientRects');
  const resizeWith = (list: readonly unknown[]) => {
    boxes.mockReturnValue(list as unknown as DOMRectList);
    fireEvent(window, new Event('resize'));
  };
  resizeWith([{}]);
  expect(menu.open).toBe(true);
  resizeWith([]);
  expect(menu.open).toBe(false);
});
