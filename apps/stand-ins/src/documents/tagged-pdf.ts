import type { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';

export interface Cell {
  text: string;
  type?: 'TH';
  scope?: 'Row' | 'Column';
  align?: 'right';
}

/** Of a column in points, or its share of what is left. */
export type Width = number | '*';

interface StructureElement {
  add(child: StructureElement): void;
  end(): void;
}

interface Options {
  size: 'LETTER';
  margin: number;
  pdfVersion: '1.7';
  subset: 'PDF/UA';
  tagged: boolean;
  lang: string;
  displayTitle: boolean;
  compress: boolean;
  font: Buffer;
  info: { Title: string; Author: string };
}

interface TableOptions {
  structParent: StructureElement;
  defaultStyle: { border: number };
  columnStyles?: readonly Width[];
  data: readonly (readonly Cell[])[];
}

interface Document extends Readable {
  readonly page: { width: number; margins: { left: number; right: number }; maxY(): number };
  readonly y: number;
  struct(type: string, draw?: () => void): StructureElement;
  addStructure(element: StructureElement): this;
  fontSize(size: number): this;
  text(text: string, x?: number): this;
  moveDown(lines?: number): this;
  addPage(): this;
  currentLineHeight(includeGap: boolean): number;
  heightOfString(text: string, options?: { width: number }): number;
  table(options: TableOptions): this;
  end(): void;
}

/** pdfkit's document. Its published types don't have PDF/UA, tagged tables and fonts as bytes. */
export const TaggedPdf = PDFDocument as unknown as new (options: Options) => Document;
