/** Invented claims of the last 30 days: few dates, drugs and pharmacies, nearly as many amounts as claims. */
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
