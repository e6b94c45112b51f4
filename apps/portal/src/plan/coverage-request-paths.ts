export const coverageRequestPath = (requestNumber: string): string =>
  `/member/coverage-request?${new URLSearchParams({ number: requestNumber })}`;

export const packetPath = (requestNumber: string): string =>
  `/member/coverage-request/prescriber?${new URLSearchParams({ number: requestNumber })}`;

export const appealPath = (requestNumber: string): string =>
  `/member/appeal?${new URLSearchParams({ number: requestNumber })}`;
