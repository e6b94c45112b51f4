/** The picture of the landing page; says nothing that words do not. */
export function Pills() {
  return (
    <svg className="pills" viewBox="0 0 420 360" aria-hidden="true">
      <g transform="rotate(-32 150 120)">
        <rect className="pill-light" x="20" y="84" width="260" height="92" rx="46" />
        <path className="pill-accent" d="M150 84h84a46 46 0 0 1 0 92h-84z" />
      </g>
      <circle className="pill-tint" cx="350" cy="112" r="54" />
      <path className="pill-score" d="M312 150 388 74" />
      <g transform="rotate(18 250 270)">
        <rect className="pill-brand" x="150" y="226" width="216" height="88" rx="44" />
        <path className="pill-score" d="M258 238v64" />
      </g>
      <circle className="pill-accent" cx="86" cy="276" r="40" />
    </svg>
  );
}
