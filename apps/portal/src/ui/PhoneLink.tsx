/** A phone number that can be pressed and never breaks across lines. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className="num" href={`tel:${number.replace(/[^\d+]/g, '')}`}>
      {number}
    </a>
  );
}
