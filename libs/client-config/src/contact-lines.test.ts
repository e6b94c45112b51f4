import { isAlwaysOpen } from '@portal/domain';
import { clientIds } from './clients';
import { contactLineIds, contactLinesOf } from './contact-lines';

test.each(
  clientIds.flatMap((id) => (['COMMERCIAL', 'MEDD'] as const).map((line) => [id, line] as const)),
)('each number of %s, %s, can be dialed and has hours that exist', (id, line) => {
  const lines = contactLinesOf(id, line);
  expect(Object.keys(lines)).toEqual(contactLineIds);
  for (const { phone, hours } of Object.values(lines)) {
    if (phone) expect(phone).toMatch(/^1-800-555-\d{4}$/);
    expect(hours.length).toBeGreaterThan(0);
    for (const { from, to, opens, closes } of hours) {
      expect(Number(from)).toBeLessThanOrEqual(Number(to));
      expect(opens < closes).toBe(true);
    }
  }
});

test('Medicare members have another line for bills, and a client can have its own', () => {
  // As the footer, the landing page and the sign-in page say.
  for (const line of ['COMMERCIAL', 'MEDD'] as const) {
    expect(isAlwaysOpen(contactLinesOf('common', line).memberServices.hours)).toBe(true);
  }
  expect(contactLinesOf('common', 'MEDD').billing).not.toEqual(
    contactLinesOf('common', 'COMMERCIAL').billing,
  );
  expect(contactLinesOf('common', 'COMMERCIAL').homeDelivery.phone).toBe('1-800-555-0164');
  expect(contactLinesOf('mailrx', 'COMMERCIAL').homeDelivery.phone).toBeUndefined();
});
