/** An address as it is typed: every field a text, dates as YYYY-MM-DD. */
export interface TypedAddress {
  nickname: string;
  name: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  note: string;
  isTemporary: boolean;
  from: string;
  until: string;
  isDefault: boolean;
}

export const emptyAddress: TypedAddress = {
  nickname: '',
  name: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  zip: '',
  phone: '',
  note: '',
  isTemporary: false,
  from: '',
  until: '',
  isDefault: false,
};
