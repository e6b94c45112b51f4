/**
 * A logo in the client's colours: a file of `brands/` by its path below the portal's base. Without one
 * its place stays empty.
 */
export function LogoMark({ logo }: { logo: string | undefined }) {
  return (
    <svg className="logo-mark" viewBox="0 0 40 40" aria-hidden="true">
      {logo && <use href={`/member/${logo}#logo`} />}
    </svg>
  );
}
