/**
 * A phone number that can be pressed and never breaks across lines. Among Arabic or Urdu words its groups would
 * else change places.
 */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className="num" dir="ltr" href={`tel:${number.replace(/[^\d+]/g, '')}`}>
      {number}
    </a>
  );
}
