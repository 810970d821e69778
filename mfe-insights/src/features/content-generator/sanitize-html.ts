import DOMPurify from "dompurify";

const TAGS = [
  "p",
  "br",
  "strong",
  "em",
  "b",
  "i",
  "ul",
  "ol",
  "li",
  "h1",
  "h2",
  "h3",
  "blockquote",
];

/** HTML of text only: no scripts, styles, pictures, links, forms or attributes. */
export const sanitizeHtml = (html: string): string =>
  DOMPurify.sanitize(html, { ALLOWED_TAGS: TAGS, ALLOWED_ATTR: [] });

/**
 * A page for a sandboxed frame. It inherits this page's policy, under which styles of its own do not hold, so it is
 * set by attributes, as e-mails are.
 */
export const toFrameDocument = (safeHtml: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>E-mail</title></head>` +
  `<body bgcolor="#ffffff" text="#2a2520"><font face="'Source Sans 3', system-ui, sans-serif" size="4">` +
  `${safeHtml}</font></body></html>`;
