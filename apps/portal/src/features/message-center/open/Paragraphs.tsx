/** A text as it was written: its paragraphs, never its markup. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <div className="stack s2 written" dir="auto">
      {text
        .split(/\n\s*\n/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph, place) => (
          <p key={place} dir="auto">
            {paragraph}
          </p>
        ))}
    </div>
  );
}
