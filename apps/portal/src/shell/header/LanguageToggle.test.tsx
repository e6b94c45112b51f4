import { screen, waitFor } from '@testing-library/react';
import { textsByLanguage } from '../../language';
import { expectNoAxeViolations, renderPortal } from '../../testing';

/** Whether the texts of a language that is chosen arrive. */
let arrives = true;
const texts = () =>
  arrives ? Promise.resolve({ default: {} }) : Promise.reject(new TypeError('Failed to fetch'));
// Each test needs texts that are not loaded yet.
const notLoaded = () => textsByLanguage({ en: texts, es: texts });
const path = '/member/login';

describe.each([
  ['en', 'Español', 'Spanish did not load', 'The portal stays in English', 'Try again', 'English'],
  ['es', 'English', 'El inglés no se cargó', 'sigue en español', 'Intentar de nuevo', 'Español'],
] as const)(
  'a language that does not load, on a page in %s',
  (language, other, title, hint, again, own) => {
    const failed = async () => {
      arrives = true;
      const opened = await renderPortal(path, { language });
      notLoaded();
      arrives = false;
      const toggle = screen.getByRole('button', { name: other });
      await opened.user.click(toggle);
      return { ...opened, toggle, alert: await screen.findByRole('alert') };
    };

    test('is said in the language that is shown, which stays, as does the focus', async () => {
      const { toggle, alert, platform } = await failed();
      expect(alert).toHaveTextContent(title);
      expect(alert).toHaveTextContent(hint);
      expect(alert).toHaveTextContent('1-800-555-0142');
      expect(toggle).toHaveFocus();
      expect(document.documentElement.lang).toBe(language);
      expect(platform.read('language')).toBeNull();
      await expectNoAxeViolations();
    });

    test('loads on retry, and the focus is back on the choice', async () => {
      const { user } = await failed();
      arrives = true;
      await user.click(screen.getByRole('button', { name: again }));
      expect(await screen.findByRole('button', { name: own })).toHaveFocus();
      expect(screen.queryByRole('alert')).toBeNull();
    });

    test('is said again when it fails again, and not after "Close"', async () => {
      const { user, toggle, transport } = await failed();
      await user.click(screen.getByRole('button', { name: again }));
      const reports = () =>
        transport.calls.filter(({ endpointId }) => endpointId === 'session.reportClientError');
      await waitFor(() => expect(reports()).toHaveLength(2));
      expect(await screen.findByRole('alert')).toHaveTextContent(title);
      await user.click(screen.getByRole('button', { name: /^(Close|Cerrar)$/ }));
      expect(screen.queryByRole('alert')).toBeNull();
      expect(toggle).toHaveFocus();
    });
  },
);
