import { createApiClient } from '@portal/api-client';
import { drafts } from '@portal/contracts/drafts';
import { emptyCart } from '@portal/domain/mail-order';
import { screen } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { renderScreen, scenarioTransport } from '../../../testing';
import { checkoutForm, checkoutPath } from '../checkout-form';
import { atPage, button } from '../testing/checkout';

test.each([
  ['en', 'Home delivery for Theo Sampleton', 'Is the health information of Theo Sampleton right?'],
  [
    'es',
    'Entrega a domicilio para Theo Sampleton',
    '¿Es correcta la información de salud de Theo Sampleton?',
  ],
] as const)('%s: an order for another person names them', async (language, over, heading) => {
  const transport = scenarioTransport('family-authorized');
  const theo = 'EVF00421787-03';
  const cart = { ...emptyCart('key-9', theo), lines: [{ rxNumber: '4402150', days: 90 }] };
  const body = { replaces: 0, step: 'medicines', content: { ...cart } as Record<string, unknown> };
  await firstValueFrom(createApiClient({ transport })(drafts).save({ formId: checkoutForm, body }));
  const { user } = await renderScreen(checkoutPath, {
    scenario: 'family-authorized',
    transport,
    language,
  });
  await screen.findByText(over);
  await user.click(button(language === 'en' ? 'Continue' : 'Continuar'));
  await atPage(heading);
});
