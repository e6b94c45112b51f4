// Long lists of invented rows: made up, or the rows of an answer repeated under other names and numbers.

/** Claims of the last 30 days: few dates, drugs and pharmacies, nearly as many amounts as claims. */
export function claimRows(count, today) {
  return Array.from({ length: count }, (_, index) => ({
    healthServiceId: `HS-${index}`,
    memberId: 'EVF00421787-01',
    memberFirstName: index % 3 ? 'Marisol' : 'Theo',
    dateOfService: new Date(today.getTime() - (index % 30) * 86_400_000).toISOString().slice(0, 10),
    drugName: `Invented drug ${(index * 37) % 400} tablet`,
    PRODUCT_ID: '99001010701',
    serviceProvider: `Invented pharmacy ${(index * 13) % 50}`,
    amtInsurancePaid: (((index * 7919) % 30_000) / 100).toFixed(2),
    copayAmount: index % 50 ? (((index * 104_729) % 90_000) / 100).toFixed(2) : 'null',
    CLAIM_STATUS: ['PAID', 'PAID', 'REJECTED', 'PENDING', 'REVERSED'][index % 5],
  }));
}

/** Pharmacies around one place, a tenth of them outside the network. */
export function pharmacyRows(count) {
  return Array.from({ length: count }, (_, index) => ({
    npi: String(2_000_000_000 + index),
    name: `Invented pharmacy ${(index * 37) % 400}`,
    kind: 'retail',
    street: `${index} Invented Street`,
    city: 'Sampleville',
    state: 'MN',
    zip: '55000',
    phone: '1-612-555-0100',
    inNetwork: index % 9 !== 0,
    isPreferred: index % 3 === 0,
    timeZone: index % 2 ? 'America/Chicago' : 'America/New_York',
    hours: [{ from: 1, to: 6, opens: '08:00', closes: index % 5 ? '21:00' : '24:00' }],
    givesVaccines: index % 2 === 0,
    delivers: index % 4 === 0,
    fills90Days: true,
    languages: ['en'],
    latitude: 44.9778 + ((index % 50) - 25) / 1000,
    longitude: -93.265 + (Math.floor(index / 50) - 20) / 1000,
  }));
}

/** The rows of an answer again and again until there are `count`, each changed by `rename(row, index)`. */
export function repeated(rows, count, rename) {
  return Array.from({ length: count }, (_, index) => {
    const row = rows[index % rows.length];
    return { ...row, ...rename(row, index) };
  });
}
