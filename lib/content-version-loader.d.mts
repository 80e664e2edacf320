interface LoaderContext {
  rootContext: string;
  addContextDependency(folder: string): void;
}
export default function contentVersionLoader(this: LoaderContext): string;
