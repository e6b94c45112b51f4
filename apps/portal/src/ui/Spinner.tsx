/** Waiting for something small; the label is read out. */
function Spinner({ label }: { label: string }) {
  return (
    <span className="spinner" role="status">
      <span className="spinner-ring" aria-hidden="true" />
      <span>{label}</span>
    </span>
  );
}

/** Spec §2.2: covers the page until user info has arrived. */
export function SpinnerWithBackdrop({ label }: { label: string }) {
  return (
    <div className="backdrop">
      <Spinner label={label} />
    </div>
  );
}
