import type { Row } from '../testing/mail-order';
import { newRxRun } from '../testing/new-rx';

describe('the answer to a request', () => {
  const messageOf = (run: ReturnType<typeof newRxRun>, mpmId: string, language = 'en') =>
    run.call('notifications.getMessage', { params: { mpmId }, query: { language } });
  const waiting = (run: ReturnType<typeof newRxRun>) =>
    (run.overview()['answeredRequests'] as Row[]).map(({ referenceNumber }) => referenceNumber);

  test('comes to the inbox once it is there, with the way to the refill', () => {
    const run = newRxRun();
    run.send('transfer');
    expect(messageOf(run, 'NR-90001').status).toBe(404);
    run.daysAfter(15);
    expect(messageOf(run, 'NR-90001').body).toMatchObject({
      tab: 'notifications',
      read: false,
      category: 'newPrescription',
      subject: 'A new prescription is in your refills',
      body: expect.stringContaining('Montelukast 10 mg is in the refills now.') as string,
      action: { path: '/member/mail-order?request=NR-90001' },
    });
  });

  test('names the reason of a refusal, in both languages', () => {
    const run = newRxRun();
    run.send('prescriber', { officePhone: '6125550155' });
    run.daysAfter(15);
    const bodies = ['en', 'es'].map((language) => messageOf(run, 'NR-90001', language).body);
    expect(bodies).toMatchObject([
      {
        subject: 'We did not get a prescription',
        body: expect.stringContaining('The office wants to see the patient first.') as string,
      },
      {
        subject: 'No recibimos una receta',
        body: expect.stringContaining('El consultorio quiere ver antes al paciente.') as string,
      },
    ]);
    expect(JSON.stringify(bodies.map((each) => each['subject']))).not.toContain('Montelukast');
  });

  test('says for whom it is, and is not told about a person who no longer allows it', () => {
    const run = newRxRun('family-authorized');
    const spouse = 'EVF00421787-02';
    run.send('transfer', {}, { memberId: spouse });
    run.daysAfter(15);
    expect(messageOf(run, 'NR-90001').body).toMatchObject({
      body: expect.stringContaining('Montelukast 10 mg for Rafael') as string,
    });
    const [authorization] = (run.call('mailOrderFamily.getPeople').body['people'] as Row[]).flatMap(
      (each) => (each['memberId'] === spouse ? [each['authorization'] as Row] : []),
    );
    run.call('mailOrderFamily.revoke', {
      params: { authorizationId: authorization!['authorizationId'] },
      body: { memberId: spouse },
    });
    expect(messageOf(run, 'NR-90001').status).toBe(404);
  });

  test('waits on the dashboard until it is ordered, or for 30 days', () => {
    const run = newRxRun();
    run.send('transfer');
    expect(waiting(run)).toEqual([]);
    run.daysAfter(15);
    expect(run.overview()['answeredRequests']).toMatchObject([
      { referenceNumber: 'NR-90001', state: 'READY', drugName: 'Montelukast' },
    ]);
    const { choices } = run.refill('4990001') as unknown as { choices: Row[] };
    const { cost } = choices.find(({ days }) => days === 90)!;
    run.order({ 4990001: cost as number });
    expect(waiting(run)).toEqual([]);
    const later = newRxRun();
    later.send('transfer');
    later.daysAfter(60);
    expect(waiting(later)).toEqual([]);
  });

  test('that was no waits until it is asked again', () => {
    const run = newRxRun();
    run.send('prescriber', { officePhone: '6125550155' });
    run.daysAfter(15);
    expect(waiting(run)).toEqual(['NR-90001']);
    run.send('paper', { officePhone: '6125550148' }, { key: 'key-2' });
    expect(waiting(run)).toEqual([]);
  });
});
