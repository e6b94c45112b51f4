import { isStartedOnDashboard } from '@portal/domain';
import { screen } from '@testing-library/react';
import { dashboardCard, openDashboard } from '../../../testing';

describe('pricing a drug', () => {
  test('a name leads to the price screen, marked as started here', async () => {
    const { user } = await openDashboard();
    const price = dashboardCard(/What will my drug cost/);
    await user.click(price.getByRole('button', { name: 'See my price' }));
    expect(price.getByText('Enter at least 3 letters of the name.')).toBeInTheDocument();
    const field = price.getByLabelText('Drug name');
    expect(field).toHaveFocus();
    await user.type(field, ' atorvastatin {Enter}');
    expect(window.location.pathname + window.location.search).toBe(
      '/member/price-a-drug?drug=atorvastatin',
    );
    expect(isStartedOnDashboard(window.history.state.usr)).toBe(true);
  });

  test('a name with a typing error suggests the drug, which opens with its prices', async () => {
    const { user } = await openDashboard();
    const price = dashboardCard(/What will my drug cost/);
    await user.type(price.getByRole('combobox', { name: 'Drug name' }), 'glyvxea');
    await price.findByRole('option', { name: /^Glyvexa/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(window.location.search).toBe('?hsn=919601');
    expect(isStartedOnDashboard(window.history.state.usr)).toBe(true);
  });

  test('a prescription that was refused or is on its way was not filled', async () => {
    await openDashboard({ scenario: 'medicare-member' });
    const price = dashboardCard(/What will my drug cost/);
    expect(await price.findByRole('link', { name: /^Insulara/ })).toBeVisible();
    expect(price.queryByRole('link', { name: /^(Ostivane|Somnetra)/ })).toBeNull();
  });

  test('a recently filled drug opens with the price of the same fill', async () => {
    const { user } = await openDashboard();
    const price = dashboardCard(/What will my drug cost/);
    await user.click(await price.findByRole('link', { name: 'Lisinopril 10 mg tablet' }));
    expect(window.location.search).toBe('?hsn=911800&ndc=99004118003&quantity=90&days=90');
    expect(isStartedOnDashboard(window.history.state.usr)).toBe(true);
    expect(await screen.findByRole('heading', { name: 'What you pay' })).toBeVisible();
  });
});
