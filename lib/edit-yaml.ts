import { type Document, parseDocument } from 'yaml';

/**
 * A YAML file after a change. Comments and everything else stay as they are, spaces within brackets, line ends and a byte order
 * mark included.
 */
export function editYaml(text: string, change: (document: Document.Parsed) => void): string {
  const document = parseDocument(text);
  change(document);
  const edited = document.toString({ lineWidth: 0, flowCollectionPadding: text.includes('{ ') });
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  return mark + (text.includes('\r\n') ? edited.replaceAll('\n', '\r\n') : edited);
}
