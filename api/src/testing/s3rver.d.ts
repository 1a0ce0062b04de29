declare module "@20minutes/s3rver" {
  import type { RequestListener } from "node:http";

  interface Options {
    directory: string;
    silent?: boolean;
    resetOnClose?: boolean;
    configureBuckets?: { name: string; configs: string[] }[];
  }

  /** The part that we use; the package has no types. */
  export default class S3rver {
    constructor(options: Options);
    callback(): RequestListener;
    configureBuckets(): Promise<unknown>;
  }
}
