import { Buffer } from "node:buffer";
import { createCipheriv, createDecipheriv, hkdfSync } from "node:crypto";

/** Where a page of a list begins. */
export interface ListPlace {
  createdAt: Date;
  id: number;
}

/**
 * Cursors of lists, encrypted, because the exact instant of another member's post tells more than
 * answers do. The key follows from the service's own, so that cursors outlive a restart and serve
 * every process. One AES block holds instant (6 bytes), id (4) and zeros (6): a cursor that was
 * tampered with decrypts to no zeros. The same place has always the same cursor.
 */
export function createCursorCipher(identityKey: string) {
  const key = new Uint8Array(hkdfSync("sha256", identityKey, "", "community list cursors", 32));
  const run = (create: typeof createCipheriv | typeof createDecipheriv, block: Buffer): Buffer => {
    // A mode matters from the second block on.
    const cipher = create("aes-256-ecb", key, null).setAutoPadding(false);
    return Buffer.concat([cipher.update(block), cipher.final()]);
  };
  return {
    /** 22 characters, base64url. */
    seal({ createdAt, id }: ListPlace): string {
      const block = Buffer.alloc(16);
      block.writeUIntBE(createdAt.getTime(), 0, 6);
      block.writeUInt32BE(id, 6);
      return run(createCipheriv, block).toString("base64url");
    },

    /** Undefined for what `seal` did not give. */
    open(cursor: string): ListPlace | undefined {
      const sealed = Buffer.from(cursor, "base64url");
      if (sealed.length !== 16) return undefined;
      const block = run(createDecipheriv, sealed);
      if (block.readUIntBE(10, 6) !== 0) return undefined;
      return { createdAt: new Date(block.readUIntBE(0, 6)), id: block.readUInt32BE(6) };
    },
  };
}
