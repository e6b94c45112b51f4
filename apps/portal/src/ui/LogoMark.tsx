interface LogoShape {
  tag: 'path' | 'circle' | 'rect';
  className?: string;
  attributes: Readonly<Record<string, string | number>>;
}

/** A logo on its field of 40 by 40; the classes take the client's colours. Nothing for no logo keeps the room. */
export function LogoMark({ logo = [] }: { logo?: readonly LogoShape[] | undefined }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      {logo.map(({ tag: Shape, className, attributes }, index) => (
        <Shape key={index} className={className} {...attributes} />
      ))}
    </svg>
  );
}
