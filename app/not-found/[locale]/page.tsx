/** Makes the address a page; all that it shows is in the layout, which `<html>` belongs to. */
export default function NotFound() {
  return null;
}
