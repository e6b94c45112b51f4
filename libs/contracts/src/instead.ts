/**
 * What a malformed value is read as, where that is more than nothing. An issue carries it as its `params`, and
 * readResponse puts it in the place of the value. An instance, because no service can send one.
 */
export class Instead {
  constructor(readonly value: unknown) {}
}
