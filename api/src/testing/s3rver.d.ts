declare module "@20minutes/s3rver" {
  import type { RequestListener } from "node:http";

  interface Options {
    directory: string;
    silent?: boolean;
    resetOnClose?: boolean;
    configureBuckets?: { name: string; configs: string[] }[];
  }

  /** Part of what the package has; it brings no types of its own. */
  export default class S3rver {
    constructor(options: Options);
    callback(): RequestListener;
    configureBuckets(): Promise<unknown>;
  }
}
