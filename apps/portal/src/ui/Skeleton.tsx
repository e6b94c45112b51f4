interface SkeletonProps {
  label: string;
  lines?: number;
  /** On a phone, where the response is higher. */
  phoneLines?: number | undefined;
}

/** Grey lines in place of a loading response, with the text "Loading…". */
export function Skeleton({ label, lines = 3, phoneLines = lines }: SkeletonProps) {
  return (
    <div className="stack">
      <p className="mute" role="status">
        {label}
      </p>
      <span className="skel h" />
      {Array.from({ length: Math.max(lines, phoneLines) }, (_, index) => (
        <span
          key={index}
          className={`skel${index % 2 ? ' s' : ''}${index < lines ? '' : ' on-phone'}`}
        />
      ))}
    </div>
  );
}
