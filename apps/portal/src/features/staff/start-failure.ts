/** Which words explain that acting did not start, by the status of the answer. */
export function startFailureKey(status: number) {
  switch (status) {
    case 403:
      return 'staff.startRefused';
    case 404:
      return 'staff.startUnknown';
    case 409:
      return 'staff.startRunning';
    case 429:
      return 'staff.tooManyHint';
    default:
      return 'staff.startFailedHint';
  }
}
