'use client';

import { ids } from '@/lib/ids.ts';

/** Next's last error boundary, in `next dev` only: the exported site ships none of Next's runtime. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <main id={ids.main}>
          <h1>Unexpected Application Error!</h1>
          <p>
            <a href="/">Return to Home</a>
          </p>
        </main>
      </body>
    </html>
  );
}
