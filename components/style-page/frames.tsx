/** Every component in both schemes: a frame takes its scheme from `color-scheme`, whatever the reader's own is. */
export function StyleFrames() {
  return (
    <main style={{ display: 'flex', height: '100vh' }}>
      <h1 className="sr-only">Style page</h1>
      {['light', 'dark'].map((scheme) => (
        <iframe
          key={scheme}
          src="/estilo/pecas"
          title={`Components in the ${scheme} scheme`}
          style={{ flex: 1, minWidth: 0, colorScheme: scheme }}
        />
      ))}
    </main>
  );
}
