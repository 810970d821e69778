const LINE_HEIGHT = 24;

/** Text within a PDF string: its delimiters are escaped, and what is not ASCII is left out. */
const escapeText = (line: string): string =>
  line.replaceAll(/[^\x20-\x7e]/g, "").replaceAll(/[\\()]/g, String.raw`\$&`);

/** A PDF (1.4) of one page with lines of text in Helvetica, which every reader has. ASCII only. */
export function writePdf(lines: string[]): string {
  const text = lines.map((line) => `(${escapeText(line)}) Tj T*`).join("\n");
  const content = `BT /F1 14 Tf ${LINE_HEIGHT} TL 72 720 Td\n${text}\nET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R " +
    "/Resources << /Font << /F1 4 0 R >> >> >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  return `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}` +
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}
