/** A field of a form that the service refuses: its path, and a problem code of `@portal/domain/forms`. */
export interface RefusedField {
  field: string;
  problem: string;
}

const fieldPath = /^[a-z][A-Za-z0-9]{0,39}(\.\d{1,2}\.[a-z][A-Za-z0-9]{0,39}|\.[a-z]{1,20})?$/;
const problemCode = /^[a-z][A-Za-z]{0,39}(\.[A-Za-z0-9]{1,40})?$/;
const most = 100;

/**
 * The fields that a failure with the code FORM_FIELDS_REFUSED names. Paths and codes alone: what was
 * entered, or any other text of the service, does not come through.
 */
export function refusedFieldsOf(body: unknown): RefusedField[] {
  const fields = typeof body === 'object' && body !== null && 'fields' in body ? body.fields : [];
  if (!Array.isArray(fields)) return [];
  return fields.slice(0, most).flatMap((each: unknown) => {
    const { field, problem } = (each ?? {}) as Partial<Record<keyof RefusedField, unknown>>;
    return typeof field === 'string' &&
      fieldPath.test(field) &&
      typeof problem === 'string' &&
      problemCode.test(problem)
      ? [{ field, problem }]
      : [];
  });
}
